import { defineMessages } from 'shared-platform';
import { titleMessages } from 'shared-ui';
import { messages as companyArea } from '../../../features/company-area/messages/source';

export const { messages, useText } = defineMessages(
  { en: () => import('./en.json'), ar: () => import('./ar.json') },
  companyArea,
  titleMessages,
);
