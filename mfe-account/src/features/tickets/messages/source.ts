import { defineMessages } from 'shared-platform';
import { messages as shared } from '../../../messages/source';

/** What the pages of tickets have in common. */
export const { messages, useText } = defineMessages({ en: () => import('./en.json'), ar: () => import('./ar.json') }, shared);
