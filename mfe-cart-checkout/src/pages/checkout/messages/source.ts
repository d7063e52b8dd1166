import { defineMessages } from 'shared-platform';
import { dispatchMessages, titleMessages } from 'shared-ui';
import { messages as cardPayment } from '../../../features/card-payment/messages/source';
import { messages as checkoutProcess } from '../../../features/checkout-process/messages/source';
import { messages as paymentMethods } from '../../../features/payment-methods/messages/source';
import { messages as service } from '../../../service/messages/source';
import { messages as shared } from '../../../messages/source';

export const { messages, useText } = defineMessages(
  { en: () => import('./en.json'), ar: () => import('./ar.json') },
  checkoutProcess,
  cardPayment,
  dispatchMessages,
  paymentMethods,
  service,
  shared,
  titleMessages,
);
