import { defineMessages } from 'shared-platform';
import { messages as finder } from '../../part-finder/messages/source';

export const { messages, useText } = defineMessages({ en: () => import('./en.json'), ar: () => import('./ar.json') }, finder);
