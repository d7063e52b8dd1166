import type { PaymentMethod } from './checkout-state';
import type { OrderUnderWay } from './order-under-way';
import type { StepRunner } from './step-runner';

export interface PaymentStep {
  submitPaymentMethod(method: PaymentMethod): Promise<boolean>;
}

export function createPaymentStep({ run, needCartId }: StepRunner, order: OrderUnderWay): PaymentStep {
  return {
    submitPaymentMethod: (method) =>
      run('paymentMethod', () => {
        order.prepare(needCartId());
        return { type: 'accept', step: 'paymentMethod', method };
      }),
  };
}
