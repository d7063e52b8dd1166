import { defineMessages } from 'shared-platform';
import { messages as lists } from '../../../features/requisition-lists/messages/source';

export const { messages, useText } = defineMessages({ en: () => import('./en.json'), ar: () => import('./ar.json') }, lists);
