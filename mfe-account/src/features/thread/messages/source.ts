import { defineMessages } from 'shared-platform';
import { messages as attachments } from '../../attachments/messages/source';

/** What a thread of messages says, whatever it is about. */
export const { messages, useText } = defineMessages({ en: () => import('./en.json'), ar: () => import('./ar.json') }, attachments);
