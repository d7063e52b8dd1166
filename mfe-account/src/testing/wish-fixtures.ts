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

const noLists = { customer: { __typename: 'Customer', wishlists: [] } };

/** The answers to what is asked with the page of a customer who has no list on the platform yet, and waits for no product. */
export const NOTHING_WISHED = {
  Wishlists: noLists,
  ShownWishes: noLists,
  ShownWishesOf: { customer: { __typename: 'Customer', wishlist_v2: null } },
  WishAlerts: { customer: { __typename: 'Customer', product_alerts: { __typename: 'ProductAlerts', items: [] } } },
  WishlistSettings: { storeConfig: { __typename: 'StoreConfig', enable_multiple_wishlists: '0', maximum_number_of_wishlists: null } },
};

type Told = WishlistEntry & { description?: string };

/** As the platform tells of entries, whose products it knows all. */
const items = (entries: readonly Told[]) => ({
  __typename: 'WishlistItems',
  items: entries.map(({ id, sku, quantity, description }) => ({
    __typename: 'SimpleWishlistItem',
    id,
    quantity,
    description: description ?? null,
    product: product(sku),
  })),
  page_info: { __typename: 'SearchResultPageInfo', total_pages: 1 },
});

/** What is asked with the page: the customer's lists with all entries, and those of one of them that are `shown`. */
export function told(lists: Readonly<Record<string, readonly Told[]>>, shown: readonly Told[]) {
  const all = Object.entries(lists).map(([name, entries], index) => ({
    __typename: 'Wishlist',
    id: String(index + 1),
    name,
    items_count: entries.length,
    items_v2: items(entries),
  }));
  const one = { __typename: 'Wishlist', id: shown[0]?.listId ?? '1', items_v2: items(shown) };
  return {
    ...NOTHING_WISHED,
    Wishlists: { customer: { __typename: 'Customer', wishlists: all } },
    ShownWishes: { customer: { __typename: 'Customer', wishlists: [one] } },
    ShownWishesOf: { customer: { __typename: 'Customer', wishlist_v2: one } },
  };
}
