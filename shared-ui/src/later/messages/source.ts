import { defineMessages } from 'shared-platform';

/** What is said of a part that does not come. Whoever loads dialogs or parts when they are asked for has these among its messages. */
export const { messages: laterMessages, useText: useLaterText } = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en" */ './en.json'),
  ar: () => import(/* webpackChunkName: "messages-ar" */ './ar.json'),
});
