/* Wish lists of a test's own customer, on the platform itself. */
import type { Customer } from './customer';
import type { Platform } from './platform';

/** Puts products on the customer's first list. */
export async function wish(platform: Platform, { token }: Customer, skus: readonly string[]): Promise<void> {
  const items = skus.map((sku) => `{sku:${JSON.stringify(sku)},quantity:1}`);
  await platform.ask(`mutation{addProductsToWishlist(wishlistId:"0",wishlistItems:[${items.join()}]){user_errors{message}}}`, { token });
}

/** What is on any of the customer's lists. */
export async function wishedBy(platform: Platform, { token }: Customer): Promise<string[]> {
  const { customer } = await platform.ask<{ customer: { wishlists: { items_v2: { items: { product: { sku: string } }[] } }[] } }>(
    '{customer{wishlists{items_v2{items{product{sku}}}}}}',
    { token },
  );
  return customer.wishlists.flatMap(({ items_v2: { items } }) => items.map(({ product }) => product.sku));
}
