import { defineMessages } from 'shared-platform';

/** What the dialog is called: loaded with it. */
export const { messages: signInMessages } = defineMessages({
  en: () => import('./en.json'),
  ar: () => import('./ar.json'),
});
