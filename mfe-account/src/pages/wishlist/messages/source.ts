import { defineMessages } from 'shared-platform';
import { messages as accountLayout } from '../../../features/account-layout/messages/source';
import { messages as cartOutcome } from '../../../features/cart-outcome/messages/source';
import { messages as chooseList } from '../../../features/choose-list/messages/source';
import { messages as shareList } from '../../../features/share-list/messages/source';
import { messages as shared } from '../../../messages/source';

export const { messages, useText } = defineMessages(
  { en: () => import('./en.json'), ar: () => import('./ar.json') },
  accountLayout,
  cartOutcome,
  chooseList,
  shareList,
  shared,
);
