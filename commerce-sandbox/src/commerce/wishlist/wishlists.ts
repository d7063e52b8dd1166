import type { Queryable } from '../../platform/database/database.ts';
import { randomId } from '../../platform/values/secrets.ts';

/** The shop's setting `maximum_number_of_wishlists`. */
export const MAXIMUM_WISHLISTS = 5;

export interface Wishlist {
  readonly id: number;
  readonly customerId: number;
  readonly name: string;
  readonly sharingCode: string;
  readonly visibility: 'PUBLIC' | 'PRIVATE';
  readonly updatedAt: Date;
}

export interface WishlistItem {
  readonly id: number;
  readonly productId: number;
  readonly variantId: number | null;
  readonly quantity: number;
  readonly description: string | null;
  readonly addedAt: Date;
}

const SELECT =
  'select id, customer_id as "customerId", name, sharing_code as "sharingCode", visibility, updated_at as "updatedAt" from wishlist';

/** The customer's list; made when there is none. */
export async function defaultWishlist(target: Queryable, customerId: number): Promise<Wishlist> {
  const [found] = await target.query<Wishlist>(`${SELECT} where customer_id = $1 order by id limit 1`, [customerId]);
  if (found) return found;
  await target.query('insert into wishlist (customer_id, name, sharing_code) values ($1, $2, $3) on conflict do nothing', [
    customerId,
    'Wish List',
    randomId(),
  ]);
  return defaultWishlist(target, customerId);
}

/** The default list first. */
export async function wishlistsOf(target: Queryable, customerId: number): Promise<readonly Wishlist[]> {
  await defaultWishlist(target, customerId);
  return target.query<Wishlist>(`${SELECT} where customer_id = $1 order by id`, [customerId]);
}

/** A new list, or undefined when the customer has one of that name. */
export async function createWishlist(
  target: Queryable,
  customerId: number,
  name: string,
  visibility: string,
): Promise<Wishlist | undefined> {
  const [row] = await target.query<{ id: number }>(
    'insert into wishlist (customer_id, name, sharing_code, visibility) values ($1, $2, $3, $4) on conflict do nothing returning id',
    [customerId, name, randomId(), visibility],
  );
  return row ? wishlistById(target, row.id) : undefined;
}

export async function wishlistById(target: Queryable, id: number): Promise<Wishlist | undefined> {
  const [wishlist] = await target.query<Wishlist>(`${SELECT} where id = $1`, [id]);
  return wishlist;
}

export function wishlistItems(target: Queryable, wishlistId: number): Promise<readonly WishlistItem[]> {
  return target.query<WishlistItem>(
    'select id, product_id as "productId", variant_id as "variantId", quantity, description, added_at as "addedAt" from ' +
      'wishlist_item where wishlist_id = $1 order by id',
    [wishlistId],
  );
}

/** Adds a product; one that is on the list already gets the quantities added up. */
export async function addToWishlist(
  target: Queryable,
  wishlistId: number,
  item: { readonly productId: number; readonly variantId: number | undefined; readonly quantity: number },
): Promise<void> {
  const updated = await target.query<{ id: number }>(
    'update wishlist_item set quantity = quantity + $4 where wishlist_id = $1 and product_id = $2 and coalesce(variant_id, 0) = ' +
      '$3 returning id',
    [wishlistId, item.productId, item.variantId ?? 0, item.quantity],
  );
  if (updated.length === 0)
    await target.query('insert into wishlist_item (wishlist_id, product_id, variant_id, quantity) values ($1, $2, $3, $4)', [
      wishlistId,
      item.productId,
      item.variantId ?? null,
      item.quantity,
    ]);
  await target.query('update wishlist set updated_at = now() where id = $1', [wishlistId]);
}

export async function removeFromWishlist(target: Queryable, wishlistId: number, itemId: number): Promise<boolean> {
  const removed = await target.query<{ id: number }>('delete from wishlist_item where wishlist_id = $1 and id = $2 returning id', [
    wishlistId,
    itemId,
  ]);
  return removed.length > 0;
}
