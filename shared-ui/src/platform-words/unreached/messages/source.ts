import { defineMessages } from 'shared-platform';

/** What is said where the platform gives no answer: there before anything fails, since it could not be loaded then. */
export const { messages: unreachedMessages, useText: useUnreachedText } = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en" */ './en.json'),
  ar: () => import(/* webpackChunkName: "messages-ar" */ './ar.json'),
});
