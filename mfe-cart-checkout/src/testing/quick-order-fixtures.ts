import type { QuickOrderProduct } from '../features/quick-order/quick-order-rows';

/** A product as the quick order knows it. */
export function product(sku: string, more: Partial<QuickOrderProduct> = {}): QuickOrderProduct {
  return {
    sku,
    name: `Product ${sku}`,
    path: `/${sku.toLowerCase()}.html`,
    imageUrl: undefined,
    inStock: true,
    left: undefined,
    hasOptions: false,
    price: { value: 10, currency: 'SAR' },
    tiers: [],
    ...more,
  };
}

/** A product as the platform answers it. */
export function platformProduct(sku: string, more: Record<string, unknown> = {}) {
  const amount = { value: 10, currency: 'SAR' };
  return {
    __typename: 'SimpleProduct',
    sku,
    name: `Product ${sku}`,
    url_key: sku.toLowerCase(),
    url_suffix: '.html',
    stock_status: 'IN_STOCK',
    only_x_left_in_stock: null,
    thumbnail: null,
    price_range: { minimum_price: { final_price: amount } },
    price_tiers: [],
    ...more,
  };
}
