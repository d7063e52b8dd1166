import type { PaymentText } from './messages/source';
import type { PaymentFormModule } from './payment-form';
import type { PaymentMark } from './payment-marks';

type MessageId = Parameters<PaymentText>[0];

/**
 * How orders can be paid: for each of the platform's codes, what the shopper is told, what is asked of them, and what is sent along.
 * A method that is not here is not offered, whatever the platform says: nobody could fill in what it needs.
 */
export interface PaymentMethodKind {
  /** Message that says how it goes. */
  description: MessageId;
  /** A field of its own, by the name under which its text is sent. */
  field?: { name: 'purchaseOrder'; label: MessageId };
  /** The marks of those whose cards or purses it takes. */
  marks?: readonly PaymentMark[];
  /** Nothing leaves before the money has come: no day can be promised. */
  isPaidFirst?: boolean;
  /** A form of its own, which gives the method's data. */
  form?: PaymentFormModule;
}

const CARDS: readonly PaymentMark[] = ['mada', 'visa', 'mastercard'];

export const PAYMENT_METHODS: Readonly<Record<string, PaymentMethodKind>> = {
  cashondelivery: { description: 'checkout.payment.cash' },
  banktransfer: { description: 'checkout.payment.transfer', isPaidFirst: true },
  purchaseorder: {
    description: 'checkout.payment.purchase-order',
    field: { name: 'purchaseOrder', label: 'checkout.payment.order-number' },
  },
  hosted_card: {
    description: 'checkout.payment.card',
    marks: CARDS,
    form: () => import(/* webpackChunkName: "card-form" */ '../card-payment/card-form'),
  },
  // The example of docs/payment-methods.md: Tap's module for the platform has this code.
  tap: {
    description: 'checkout.payment.card',
    marks: CARDS,
    form: () => import(/* webpackChunkName: "tap-form" */ '../tap-payment/tap-form'),
  },
};

/** Exactly what is in the map: not what every object has. */
export function paymentMethodKind(code: string): PaymentMethodKind | undefined {
  return Object.hasOwn(PAYMENT_METHODS, code) ? PAYMENT_METHODS[code] : undefined;
}
