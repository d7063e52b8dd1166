import { defineMessages } from 'shared-platform';

/** What is said when several lines go into the cart at once. */
export const { messages, useText } = defineMessages({ en: () => import('./en.json'), ar: () => import('./ar.json') });
