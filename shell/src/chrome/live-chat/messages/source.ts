import { defineMessages } from 'shared-platform';

/** What is said around the chat: loaded with what offers it. */
export const { messages: chatMessages } = defineMessages({
  en: () => import('./en.json'),
  ar: () => import('./ar.json'),
});
