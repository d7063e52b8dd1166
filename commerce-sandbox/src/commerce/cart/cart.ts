import type { Queryable } from '../../platform/database/database.ts';
import { notAuthorized, notFound } from '../../platform/errors/errors.ts';
import type { StoreView } from '../../platform/store-view/stores.ts';
import { randomId } from '../../platform/values/secrets.ts';
import type { Address } from '../address/address.ts';

/** A cart without its lines. Its id to the outside is `maskedId`. */
export interface Cart {
  readonly id: number;
  readonly maskedId: string;
  readonly customerId: number | null;
  readonly active: boolean;
  readonly email: string | null;
  readonly couponCode: string | null;
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  readonly billingSameAsShipping: boolean;
  readonly carrierCode: string | null;
  readonly methodCode: string | null;
  readonly paymentMethod: string | null;
  readonly purchaseOrderNumber: string | null;
  readonly reservedOrderNumber: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const SELECT_CART = `
  select id, masked_id as "maskedId", customer_id as "customerId", active, email, coupon_code as "couponCode", shipping_address as "shippingAddress", billing_address as "billingAddress",
    billing_same_as_shipping as "billingSameAsShipping", carrier_code as "carrierCode", method_code as "methodCode", payment_method as "paymentMethod", purchase_order_number as "purchaseOrderNumber",
    reserved_order_number as "reservedOrderNumber", created_at as "createdAt", updated_at as "updatedAt"
  from cart`;

export async function cartById(target: Queryable, id: number, lock: 'lock' | 'read' = 'read'): Promise<Cart | undefined> {
  const [cart] = await target.query<Cart>(`${SELECT_CART} where id = $1 ${lock === 'lock' ? 'for update' : ''}`, [id]);
  return cart;
}

export async function cartByMaskedId(target: Queryable, maskedId: string): Promise<Cart | undefined> {
  const [cart] = await target.query<Cart>(`${SELECT_CART} where masked_id = $1`, [maskedId]);
  return cart;
}

export async function activeCartOfCustomer(target: Queryable, customerId: number): Promise<Cart | undefined> {
  const [cart] = await target.query<Cart>(`${SELECT_CART} where customer_id = $1 and active`, [customerId]);
  return cart;
}

/** The gate of nearly every cart operation: the cart exists, is active, and belongs to the caller (guests own carts of nobody). */
export async function requireCart(target: Queryable, maskedId: string, customerId: number | undefined): Promise<Cart> {
  const cart = await cartByMaskedId(target, maskedId);
  if (!cart) throw notFound(`Could not find a cart with ID "${maskedId}"`);
  if (!cart.active) throw notFound("The cart isn't active.");
  if (cart.customerId !== (customerId ?? null)) throw notAuthorized(`The current user cannot perform operations on cart "${maskedId}"`);
  return cart;
}

export async function createCart(
  target: Queryable,
  store: StoreView,
  owner: { readonly customerId: number | undefined; readonly maskedId?: string | undefined },
): Promise<string> {
  const maskedId = owner.maskedId ?? randomId();
  await target.query('insert into cart (masked_id, customer_id, store_id) values ($1, $2, $3)', [
    maskedId,
    owner.customerId ?? null,
    store.id,
  ]);
  return maskedId;
}

/** The customer's active cart; made when there is none. Two requests at once get the same one. */
export async function customerCart(target: Queryable, store: StoreView, customerId: number): Promise<Cart> {
  await target.query(
    'insert into cart (masked_id, customer_id, store_id) values ($1, $2, $3) on conflict (customer_id) where active do nothing',
    [randomId(), customerId, store.id],
  );
  const cart = await activeCartOfCustomer(target, customerId);
  if (!cart) throw notFound('Current user does not have an active cart.');
  return cart;
}

type CartColumn =
  | 'email'
  | 'coupon_code'
  | 'shipping_address'
  | 'billing_address'
  | 'billing_same_as_shipping'
  | 'carrier_code'
  | 'method_code'
  | 'payment_method'
  | 'purchase_order_number'
  | 'reserved_order_number'
  | 'active'
  | 'payment_data';

/** Sets columns of a cart. Objects are stored as JSON. */
export async function updateCart(
  target: Queryable,
  cartId: number,
  changes: Readonly<Partial<Record<CartColumn, unknown>>>,
): Promise<void> {
  const entries = Object.entries(changes);
  const assignments = entries.map(([column], index) => `${column} = $${index + 2}`);
  const values = entries.map(([, value]) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value));
  await target.query(`update cart set ${[...assignments, 'updated_at = now()'].join(', ')} where id = $1`, [cartId, ...values]);
}
