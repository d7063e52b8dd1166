import { defineMessages } from 'shared-platform';

export const { messages } = defineMessages({
  en: () => import('./en.json'),
  ar: () => import('./ar.json'),
});
