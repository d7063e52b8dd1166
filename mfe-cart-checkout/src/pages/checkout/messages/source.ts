import { defineMessages } from 'shared-platform';
import { dispatchMessages, orderStepsMessages, titleMessages } from 'shared-ui';
import { messages as cardFields } from '../../../features/card-fields/messages/source';
import { messages as checkoutProcess } from '../../../features/checkout-process/messages/source';
import { messages as paymentMarks } from '../../../features/payment-methods/messages/source';
import { methodMessages } from '../../../features/payment-methods/payment-methods';
import { messages as service } from '../../../service/messages/source';
import { messages as shared } from '../../../messages/source';

export const { messages, useText } = defineMessages(
  { en: () => import('./en.json'), ar: () => import('./ar.json') },
  checkoutProcess,
  cardFields,
  dispatchMessages,
  methodMessages,
  orderStepsMessages,
  paymentMarks,
  service,
  shared,
  titleMessages,
);
