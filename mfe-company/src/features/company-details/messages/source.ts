import { defineMessages } from 'shared-platform';
import { titleMessages } from 'shared-ui';
import { messages as companyArea } from '../../company-area/messages/source';

/** What a form of a company says. */
export const { messages, useText } = defineMessages(
  { en: () => import('./en.json'), ar: () => import('./ar.json') },
  companyArea,
  titleMessages,
);
