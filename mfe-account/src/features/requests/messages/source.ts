import { defineMessages } from 'shared-platform';
import { messages as shared } from '../../../messages/source';

/** What the pages of the service module have in common. */
export const { messages, useText } = defineMessages({ en: () => import('./en.json'), ar: () => import('./ar.json') }, shared);
