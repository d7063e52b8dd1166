import { definePaymentMethod } from '../../define-payment-method';
import { messages } from './messages/source';

export default definePaymentMethod({
  code: 'purchaseorder',
  messages,
  describe: 'checkout.payment.purchase-order',
  numberLabel: 'checkout.payment.order-number',
});
