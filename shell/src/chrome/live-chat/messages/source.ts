import { defineMessages } from 'shared-platform';

/** What is said around the chat: loaded with what offers it. */
export const { messages: chatMessages } = defineMessages({
  en: () => import(/* webpackChunkName: "messages-late-en" */ './en.json'),
  ar: () => import(/* webpackChunkName: "messages-late-ar" */ './ar.json'),
});
