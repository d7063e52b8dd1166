import { defineMessages } from 'shared-platform';
import { messages as cartOutcome } from '../../../features/cart-outcome/messages/source';
import { messages as order } from '../../../features/order/messages/source';
import { messages as shared } from '../../../messages/source';

export const { messages, useText } = defineMessages(
  { en: () => import('./en.json'), ar: () => import('./ar.json') },
  cartOutcome,
  order,
  shared,
);
