import { CheckoutFailure } from './checkout-failure';
import type { ShippingMethod } from './checkout-state';
import type { PlatformCalls } from './platform-calls';
import { refreshCart, type CheckoutParts, type StepRunner } from './step-runner';

export interface ShippingStep {
  submitShippingMethod(method: ShippingMethod): Promise<boolean>;
}

export function createShippingStep(
  { host, text, state }: CheckoutParts,
  { run, needCartId }: StepRunner,
  calls: PlatformCalls,
): ShippingStep {
  return {
    submitShippingMethod: (method) =>
      run('shippingMethod', async () => {
        const { shippingAddress, billingAddress } = state.get();
        if (!shippingAddress) throw new CheckoutFailure('refused', text('checkout.error.no-address'));
        const paymentOptions = await calls.sendShippingInformation(
          needCartId(),
          shippingAddress,
          billingAddress ?? shippingAddress,
          method,
        );
        // Totals with this delivery. The step is done without them, too.
        await refreshCart(host);
        return { type: 'accept', step: 'shippingMethod', method, paymentOptions };
      }),
  };
}
