import { defineMessages } from 'shared-platform';

export const { messages, useText } = defineMessages({ en: () => import('./en.json'), ar: () => import('./ar.json') });
