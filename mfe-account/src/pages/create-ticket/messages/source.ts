import { defineMessages } from 'shared-platform';
import { messages as attachments } from '../../../features/attachments/messages/source';
import { messages as tickets } from '../../../features/tickets/messages/source';

export const { messages, useText } = defineMessages({ en: () => import('./en.json'), ar: () => import('./ar.json') }, attachments, tickets);
