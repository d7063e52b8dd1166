import type { PaymentMethod } from './checkout-state';
import type { OrderUnderWay } from './order-under-way';
import { needCartId, type CheckoutParts, type StepRunner } from './step-runner';

export interface PaymentStep {
  submitPaymentMethod(method: PaymentMethod): Promise<boolean>;
}

export function createPaymentStep(parts: CheckoutParts, { run }: StepRunner, order: OrderUnderWay): PaymentStep {
  return {
    submitPaymentMethod: (method) =>
      run('paymentMethod', () => {
        order.prepare(needCartId(parts));
        return { type: 'accept', step: 'paymentMethod', method };
      }),
  };
}
