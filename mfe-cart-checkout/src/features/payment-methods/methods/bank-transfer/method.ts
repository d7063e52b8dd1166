import { definePaymentMethod } from '../../define-payment-method';
import { messages } from './messages/source';

export default definePaymentMethod({ code: 'banktransfer', messages, describe: 'checkout.payment.transfer', isPaidFirst: true });
