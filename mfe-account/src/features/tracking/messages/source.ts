import { defineMessages } from 'shared-platform';

/** What is said of a parcel's number. */
export const { messages, useText } = defineMessages({ en: () => import('./en.json'), ar: () => import('./ar.json') });
