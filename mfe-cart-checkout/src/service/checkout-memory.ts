import type { BrowserPersistence } from 'shared-platform';

/** Names of what the checkout keeps for the tab. Apart from the checkout, since the cart service needs no more of it than this. */
export const RECEIPT = 'checkout_receipt';
export const DRAFT = 'checkout_draft';
/** The order that was sent, for as long as nobody knows what became of it. */
export const SENT_ORDER = 'checkout_sent';
/** The rows of the quick order that were not added yet. */
export const QUICK_ORDER = 'quick_order';

/** The specification's five items. */
export const SHIPPING_ADDRESS = 'shipping_address';
export const BILLING_ADDRESS = 'billing_address';
export const SHIPPING_METHODS = 'availableShippingMethods';
export const SHIPPING_METHOD = 'shippingMethod';
export const PAYMENT_METHOD = 'paymentMethod';

/** A checkout belongs to who began it. */
export function forgetCheckout(local: BrowserPersistence): void {
  for (const name of [SHIPPING_ADDRESS, BILLING_ADDRESS, SHIPPING_METHODS, SHIPPING_METHOD, PAYMENT_METHOD]) local.remove(name);
}

/** What a shopper typed and ordered in this tab is not for whoever comes next. */
export function forgetShopper(session: BrowserPersistence): void {
  session.remove(DRAFT);
  session.remove(RECEIPT);
  session.remove(SENT_ORDER);
  session.remove(QUICK_ORDER);
}

/** The cart that an order was sent for, and whose end is then no surprise. */
export function sentCartId(session: BrowserPersistence): string | undefined {
  const sent = session.get<unknown>(SENT_ORDER);
  if (typeof sent !== 'object' || sent === null || !('cartId' in sent)) return undefined;
  return typeof sent.cartId === 'string' ? sent.cartId : undefined;
}
