import { defineMessages } from 'shared-platform';
import { messages as shared } from '../../../messages/source';

export const { messages, useText } = defineMessages({ en: () => import('./en.json'), ar: () => import('./ar.json') }, shared);
