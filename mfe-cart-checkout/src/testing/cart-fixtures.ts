import { EMPTY_CART, type CartDetails, type CartItem, type CartState } from 'shared-contracts';

/** Carts as the service gives them to pages. */
export const money = (value: number) => ({ value, currency: 'SAR' });

export function cartItem(sku: string, more: Partial<CartItem> = {}): CartItem {
  const quantity = more.quantity ?? 1;
  return {
    uid: `uid-${sku}`,
    sku,
    parentSku: undefined,
    name: `Product ${sku}`,
    path: `/${sku.toLowerCase()}.html`,
    image: undefined,
    quantity,
    price: money(10),
    rowTotal: money(10 * quantity),
    options: [],
    selectedOptions: [],
    inStock: true,
    errors: [],
    ...more,
  };
}

export function cartDetails(items: readonly CartItem[], more: Partial<CartDetails> = {}): CartDetails {
  return {
    id: 'c1',
    email: undefined,
    items,
    coupons: [],
    totals: {
      subtotalExcludingTax: money(100),
      discounts: [],
      taxes: [{ label: 'VAT', amount: money(15) }],
      shipping: undefined,
      grandTotal: money(115),
    },
    ...more,
  };
}

export function cartState(items: readonly CartItem[], more: Partial<CartDetails> = {}): CartState {
  const details = cartDetails(items, more);
  return { ...EMPTY_CART, summary: { cartId: 'c1', count: items.reduce((sum, { quantity }) => sum + quantity, 0), at: 1 }, details };
}
