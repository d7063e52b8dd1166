import { CheckoutFailure } from './checkout-failure';
import type { ShippingMethod } from './checkout-state';
import type { PlatformCalls } from './platform-calls';
import { needCartId, refreshCart, type CheckoutParts, type StepRunner } from './step-runner';

export interface ShippingStep {
  submitShippingMethod(method: ShippingMethod): Promise<boolean>;
}

export function createShippingStep(parts: CheckoutParts, { run }: StepRunner, calls: PlatformCalls): ShippingStep {
  const { host, text, state } = parts;
  return {
    submitShippingMethod: (method) =>
      run('shippingMethod', async () => {
        const { shippingAddress, billingAddress } = state.get();
        if (!shippingAddress) throw new CheckoutFailure('refused', text('checkout.error.no-address'));
        const paymentOptions = await calls.sendShippingInformation(
          needCartId(parts),
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
