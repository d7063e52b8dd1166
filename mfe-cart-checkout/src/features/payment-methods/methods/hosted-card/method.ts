import { definePaymentMethod } from '../../define-payment-method';
import { CARD_MARKS, toCardData } from '../../card-data';
import { CARD_METHOD, STORED_CARD_METHOD } from './codes';
import { messages } from './messages/source';

export default definePaymentMethod({
  code: CARD_METHOD,
  sentAs: [STORED_CARD_METHOD],
  messages,
  describe: 'checkout.payment.card',
  marks: CARD_MARKS,
  Form: () => import(/* webpackChunkName: "card-form" */ './card-form'),
  toPlatform: toCardData,
});
