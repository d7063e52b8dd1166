import type { BillingAddress, CheckoutAddress } from './address';
import type { PlatformCalls } from './platform-calls';
import { needCartId, needEmail, type CheckoutParts, type StepRunner } from './step-runner';

export interface AddressStep {
  submitShippingAddress(address: CheckoutAddress, options?: { saveInAddressBook?: boolean }): Promise<boolean>;
  submitBillingAddress(address: BillingAddress): Promise<boolean>;
}

export function createAddressStep(parts: CheckoutParts, { dispatch, run }: StepRunner, calls: PlatformCalls): AddressStep {
  return {
    submitShippingAddress: (address, { saveInAddressBook = false } = {}) =>
      run('shippingAddress', async () => {
        const cartId = needCartId(parts);
        const email = needEmail(parts, address);
        if (email !== undefined) await calls.setGuestEmail(cartId, email);
        const methods = await calls.setShippingAddress(cartId, address, saveInAddressBook);
        dispatch({ type: 'receive-shipping-methods', methods });
        const kept = saveInAddressBook ? { ...address, saveInAddressBook: true as const } : address;
        return { type: 'accept', step: 'shippingAddress', address: kept };
      }),
    submitBillingAddress: (address) =>
      run('billingAddress', () => {
        needCartId(parts);
        return { type: 'accept', step: 'billingAddress', address };
      }),
  };
}
