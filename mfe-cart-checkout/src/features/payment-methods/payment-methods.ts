import type { PaymentText } from './messages/source';
import type { PaymentFormModule } from './payment-form';

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
  /** A form of its own, which gives the method's data. */
  form?: PaymentFormModule;
}

export const PAYMENT_METHODS: Readonly<Record<string, PaymentMethodKind>> = {
  cashondelivery: { description: 'checkout.payment.cash' },
  banktransfer: { description: 'checkout.payment.transfer' },
  purchaseorder: {
    description: 'checkout.payment.purchase-order',
    field: { name: 'purchaseOrder', label: 'checkout.payment.order-number' },
  },
  hosted_card: {
    description: 'checkout.payment.card',
    form: () => import(/* webpackChunkName: "card-form" */ '../card-payment/card-form'),
  },
};

/** Exactly what is in the map: not what every object has. */
export function paymentMethodKind(code: string): PaymentMethodKind | undefined {
  return Object.hasOwn(PAYMENT_METHODS, code) ? PAYMENT_METHODS[code] : undefined;
}
