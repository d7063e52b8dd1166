import { defineMessages } from 'shared-platform';
import { platformMessages, uiMessages } from 'shared-ui';

export const { messages, useText } = defineMessages(
  { en: () => import('./en.json'), ar: () => import('./ar.json') },
  uiMessages,
  platformMessages,
);
