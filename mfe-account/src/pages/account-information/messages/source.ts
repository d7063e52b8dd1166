import { defineMessages } from 'shared-platform';
import { orderStepsMessages, titleMessages } from 'shared-ui';
import { messages as tracking } from '../../../features/tracking/messages/source';
import { messages as shared } from '../../../messages/source';

export const { messages, useText } = defineMessages(
  { en: () => import('./en.json'), ar: () => import('./ar.json') },
  orderStepsMessages,
  shared,
  titleMessages,
  tracking,
);
