/** Wish lists as the service has them, and their products as the platform answers them. */
import type { WishlistEntry, WishlistState } from 'shared-contracts';

export const wished = (sku: string, more: Partial<WishlistEntry> = {}): WishlistEntry => ({
  id: `e-${sku}`,
  listId: '1',
  sku,
  parentSku: undefined,
  name: `Bearing ${sku}`,
  quantity: 1,
  ...more,
});

export const wishes = (entries: readonly WishlistEntry[], more: Partial<WishlistState> = {}): WishlistState => ({
  status: 'ready',
  lists: [{ id: '1', name: 'Wish List', count: entries.length }],
  entries,
  busy: [],
  ...more,
});

export const TWO_LISTS = {
  lists: [
    { id: '1', name: 'Wish List', count: 1 },
    { id: '2', name: 'Workshop', count: 1 },
  ],
};

const money = (value: number) => ({ final_price: { __typename: 'Money', value, currency: 'SAR' } });

export const product = (sku: string, more: object = {}) => ({
  __typename: 'SimpleProduct',
  uid: sku,
  sku,
  name: `Bearing ${sku}`,
  url_key: `bearing-${sku}`,
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  only_x_left_in_stock: null,
  small_image: { __typename: 'ProductImage', url: 'https://media.example/a.svg' },
  price_range: { __typename: 'PriceRange', minimum_price: money(24.15), maximum_price: money(24.15) },
  ...more,
});

/** The answer to what is asked of entries' products. */
export const products = (...items: unknown[]) => ({ WishedProducts: { products: { __typename: 'Products', items } } });

/** A product of which a length is chosen: `SPA` with the variant `SPA-1000`. */
export const belt = (more: object = {}) =>
  product('SPA', {
    __typename: 'ConfigurableProduct',
    variants: [
      {
        __typename: 'ConfigurableVariant',
        attributes: [{ __typename: 'O', uid: 'u1', code: 'length', label: '1000 mm' }],
        product: product('SPA-1000', more),
      },
    ],
  });
