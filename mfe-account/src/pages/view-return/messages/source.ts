import { defineMessages } from 'shared-platform';
import { titleMessages } from 'shared-ui';
import { messages as returns } from '../../../features/returns/messages/source';

export const { messages, useText } = defineMessages(
  { en: () => import('./en.json'), ar: () => import('./ar.json') },
  returns,
  titleMessages,
);
