import { defineMessages } from 'shared-platform';
import { messages as shared } from '../../../messages/source';

/** What customers and guests read when they cancel an order. */
export const { messages, useText } = defineMessages({ en: () => import('./en.json'), ar: () => import('./ar.json') }, shared);
