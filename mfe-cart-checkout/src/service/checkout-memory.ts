import { definePersisted, ENTRIES, schemaOf, type BrowserPersistence } from 'shared-platform';

/* What the checkout keeps, as far as the cart service needs to know it: to forget it, and to know a cart that was ordered. */

/** A checkout belongs to who began it: the specification's five items. */
export const CHECKOUT_ITEMS = [
  'shipping_address',
  'billing_address',
  'availableShippingMethods',
  'shippingMethod',
  'paymentMethod',
] as const;

const items = CHECKOUT_ITEMS.map((key) => definePersisted({ key, schema: ENTRIES, scope: 'owner' }));

export function forgetCheckout(area: BrowserPersistence): void {
  for (const item of items) item.remove({ area });
}

/** The order that was sent, for as long as nobody knows what became of it. */
const sentOrder = definePersisted({ key: 'checkout_sent', schema: schemaOf(toCartId), scope: 'tab' });

/** The cart that an order was sent for, and whose end is then no surprise. */
export function sentCartId(area: BrowserPersistence): string | undefined {
  return sentOrder.read({ area });
}

function toCartId(order: unknown): string | undefined {
  const { cartId } = (order ?? {}) as { cartId?: unknown };
  return typeof cartId === 'string' ? cartId : undefined;
}
