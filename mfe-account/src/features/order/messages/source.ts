import { defineMessages, type TextFunction } from 'shared-platform';
import { orderStepsMessages, titleMessages } from 'shared-ui';
import { messages as tracking } from '../../tracking/messages/source';
import { messages as shared } from '../../../messages/source';

export const { messages, useText } = defineMessages(
  { en: () => import('./en.json'), ar: () => import('./ar.json') },
  orderStepsMessages,
  shared,
  titleMessages,
  tracking,
);

/** The text of what is said of an order, or of anything that has it among its messages. */
export type OrderText = TextFunction<Parameters<ReturnType<typeof useText>>[0]>;
