import { definePaymentMethod } from '../../define-payment-method';
import { CARD_MARKS, toCardData } from '../../card-data';
import { messages } from './messages/source';

/** The example of docs/payment-methods.md: Tap's module for the platform has this code. */
export default definePaymentMethod({
  code: 'tap',
  messages,
  describe: 'checkout.payment.tap',
  marks: CARD_MARKS,
  Form: () => import(/* webpackChunkName: "tap-form" */ './tap-form'),
  toPlatform: toCardData,
});
