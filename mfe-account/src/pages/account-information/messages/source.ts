import { defineMessages } from 'shared-platform';
import { titleMessages } from 'shared-ui';
import { messages as accountLayout } from '../../../features/account-layout/messages/source';
import { messages as shared } from '../../../messages/source';

export const { messages, useText } = defineMessages(
  { en: () => import('./en.json'), ar: () => import('./ar.json') },
  accountLayout,
  shared,
  titleMessages,
);
