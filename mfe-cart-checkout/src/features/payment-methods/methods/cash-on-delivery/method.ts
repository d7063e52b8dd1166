import { definePaymentMethod } from '../../define-payment-method';
import { messages } from './messages/source';

export default definePaymentMethod({ code: 'cashondelivery', messages, describe: 'checkout.payment.cash' });
