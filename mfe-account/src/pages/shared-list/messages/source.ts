import { defineMessages } from 'shared-platform';
import { messages as accountLayout } from '../../../features/account-layout/messages/source';
import { messages as cartOutcome } from '../../../features/cart-outcome/messages/source';
import { messages as lists } from '../../../features/requisition-lists/messages/source';

export const { messages, useText } = defineMessages(
  { en: () => import('./en.json'), ar: () => import('./ar.json') },
  accountLayout,
  cartOutcome,
  lists,
);
