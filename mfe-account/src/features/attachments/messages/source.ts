import { defineMessages } from 'shared-platform';
import { uploadMessages } from 'shared-ui';
import { messages as shared } from '../../../messages/source';

/** What is said of files: chosen, sent, fetched. */
export const { messages, useText } = defineMessages(
  { en: () => import('./en.json'), ar: () => import('./ar.json') },
  uploadMessages,
  shared,
);
