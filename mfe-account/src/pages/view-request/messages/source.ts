import { defineMessages } from 'shared-platform';
import { messages as requests } from '../../../features/requests/messages/source';
import { messages as thread } from '../../../features/thread/messages/source';

export const { messages, useText } = defineMessages({ en: () => import('./en.json'), ar: () => import('./ar.json') }, requests, thread);
