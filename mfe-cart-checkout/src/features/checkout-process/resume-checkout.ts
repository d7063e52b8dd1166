import { normalizePhone } from 'shared-ui';
import { isSameMethod, type PaymentOption, type SavedCheckout } from './checkout-state';
import { usablePayments } from './cart-calls';
import type { PlatformCalls } from './platform-calls';

interface Resumed {
  saved: SavedCheckout;
  paymentOptions: readonly PaymentOption[];
}

export const NOTHING_SAVED: Resumed = { saved: { availableShippingMethods: [] }, paymentOptions: [] };

/** What was saved counts only as far as the platform's cart knows it: it may be another cart, or have been changed elsewhere. */
export async function resumeCheckout(calls: PlatformCalls, cartId: string, saved: SavedCheckout): Promise<Resumed> {
  if (!saved.shippingAddress) return NOTHING_SAVED;
  const cart = await calls.readCheckoutCart(cartId).catch(() => undefined);
  const [address] = cart?.shipping_addresses ?? [];
  if (
    !cart ||
    !address ||
    address.postcode !== saved.shippingAddress.postcode ||
    normalizePhone(address.telephone ?? '') !== saved.shippingAddress.telephone
  )
    return NOTHING_SAVED;
  const availableShippingMethods = calls.toShippingMethods(address.available_shipping_methods);
  const selected = address.selected_shipping_method;
  const shippingMethod = selected
    ? availableShippingMethods.find((method) => isSameMethod(method, saved.shippingMethod) && isSameMethod(method, selected))
    : undefined;
  const paymentOptions = shippingMethod ? usablePayments((cart.available_payment_methods ?? []).filter((method) => method !== null)) : [];
  const isOffered = paymentOptions.some(({ code }) => code === saved.paymentMethod?.code);
  return {
    saved: { ...saved, availableShippingMethods, shippingMethod, paymentMethod: isOffered ? saved.paymentMethod : undefined },
    paymentOptions,
  };
}
