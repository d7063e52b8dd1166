import { defineMessages } from 'shared-platform';
import { messages as cartOutcome } from '../../../features/cart-outcome/messages/source';
import { messages as chooseList } from '../../../features/choose-list/messages/source';
import { messages as lists } from '../../../features/requisition-lists/messages/source';
import { messages as shareList } from '../../../features/share-list/messages/source';

export const { messages, useText } = defineMessages(
  { en: () => import('./en.json'), ar: () => import('./ar.json') },
  cartOutcome,
  chooseList,
  lists,
  shareList,
);
