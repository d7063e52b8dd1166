import { defineMessages } from 'shared-platform';

/** What is asked, and said of the answers: loaded where something is asked for. */
export const { messages: consentMessages, useText } = defineMessages({
  en: () => import(/* webpackChunkName: "messages-late-en" */ './en.json'),
  ar: () => import(/* webpackChunkName: "messages-late-ar" */ './ar.json'),
});
