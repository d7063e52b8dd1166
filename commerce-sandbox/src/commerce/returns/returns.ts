import type { Database, Queryable } from '../../platform/database/database.ts';
import { inputError } from '../../platform/errors/errors.ts';
import { hashToken, randomId } from '../../platform/values/secrets.ts';
import { returnableQuantity } from '../order/order-items.ts';
import { orderById, type Order } from '../order/orders.ts';
import type { ReturnAnswers } from './return-attributes.ts';

export interface ReturnItem {
  readonly id: number;
  readonly orderItemId: number;
  readonly requested: number;
  readonly authorized: number;
  readonly status: string;
  readonly attributes: ReturnAnswers;
}

export interface ReturnTracking {
  readonly id: number;
  readonly carrierCode: string;
  readonly number: string;
}

/** A return (RMA) with everything that belongs to it. */
export interface Return {
  readonly id: number;
  readonly number: string;
  readonly orderId: number;
  readonly customerId: number | null;
  readonly status: string;
  readonly contactEmail: string;
  readonly createdAt: Date;
  readonly items: readonly ReturnItem[];
  readonly comments: readonly { readonly id: number; readonly author: string; readonly text: string; readonly createdAt: string }[];
  readonly tracking: readonly ReturnTracking[];
}

const SELECT_RETURN = `
  select r.id, r.number, r.order_id as "orderId", o.customer_id as "customerId", r.status, r.contact_email as "contactEmail", r.created_at as "createdAt",
    coalesce((select json_agg(json_build_object('id', i.id, 'orderItemId', i.order_item_id, 'requested', i.requested, 'authorized', i.authorized, 'status', i.status, 'attributes', i.attributes) order by i.id)
      from return_item i where i.return_id = r.id), '[]') as items,
    coalesce((select json_agg(json_build_object('id', c.id, 'author', c.author, 'text', c.text, 'createdAt', c.created_at) order by c.id) from return_comment c where c.return_id = r.id), '[]') as comments,
    coalesce((select json_agg(json_build_object('id', t.id, 'carrierCode', t.carrier_code, 'number', t.number) order by t.id) from return_tracking t where t.return_id = r.id), '[]') as tracking
  from return_request r join sales_order o on o.id = r.order_id`;

export async function returnById(target: Queryable, id: number): Promise<Return | undefined> {
  const [found] = await target.query<Return>(`${SELECT_RETURN} where r.id = $1`, [id]);
  return found;
}

/** The newest first, of a customer or of one order. */
export function returnsOf(
  target: Queryable,
  owner: { readonly customerId: number } | { readonly orderId: number },
): Promise<readonly Return[]> {
  return 'orderId' in owner
    ? target.query<Return>(`${SELECT_RETURN} where r.order_id = $1 order by r.id desc`, [owner.orderId])
    : target.query<Return>(`${SELECT_RETURN} where o.customer_id = $1 order by r.id desc`, [owner.customerId]);
}

export async function returnOfTracking(target: Queryable, trackingId: number): Promise<Return | undefined> {
  const [found] = await target.query<Return>(`${SELECT_RETURN} join return_tracking t on t.return_id = r.id where t.id = $1`, [trackingId]);
  return found;
}

export interface WantedReturn {
  readonly contactEmail: string;
  readonly comment: string | undefined;
  readonly items: readonly { readonly orderItemId: number; readonly quantity: number; readonly attributes: ReturnAnswers }[];
}

const NUMBER_DIGITS = 9;

/** Checks and stores a request; the order's row is locked, so that two requests cannot return the same piece. */
export async function requestReturn(
  database: Database,
  orderId: number,
  wanted: WantedReturn,
  how: { readonly confirm: boolean; readonly author: string },
): Promise<{ readonly id: number; readonly key: string | undefined }> {
  return database.transaction(async (transaction) => {
    await transaction.query('select id from sales_order where id = $1 for update', [orderId]);
    const order = await orderById(transaction, orderId);
    if (!order) throw inputError('You selected the wrong order.');
    checkQuantities(order, wanted.items);
    const key = how.confirm ? randomId() : undefined;
    const [row] = await transaction.query<{ id: number }>(
      `insert into return_request (number, order_id, status, contact_email, key_hash) values (lpad(nextval('return_number')::text, ${NUMBER_DIGITS}, '0'), $1, $2, $3, $4) returning id`,
      [orderId, key === undefined ? 'PENDING' : 'UNCONFIRMED', wanted.contactEmail, key === undefined ? null : hashToken(key)],
    );
    const id = row?.id ?? 0;
    for (const item of wanted.items) {
      await transaction.query('insert into return_item (return_id, order_item_id, requested, attributes) values ($1, $2, $3, $4)', [
        id,
        item.orderItemId,
        item.quantity,
        JSON.stringify(item.attributes),
      ]);
    }
    if (wanted.comment !== undefined) await addComment(transaction, id, how.author, wanted.comment);
    return { id, key };
  });
}

function checkQuantities(order: Order, items: WantedReturn['items']): void {
  if (items.length === 0) throw inputError('You cannot return less than 1 product.');
  const totals = new Map<number, number>();
  for (const { orderItemId, quantity } of items) {
    const item = order.items.find((candidate) => candidate.id === orderItemId);
    if (!item) throw inputError('You cannot return');
    if (!(quantity >= 1)) throw inputError('You cannot return less than 1 product.');
    if (!Number.isInteger(quantity)) throw inputError('You cannot use decimal quantity for this product.');
    totals.set(orderItemId, (totals.get(orderItemId) ?? 0) + quantity);
    if ((totals.get(orderItemId) ?? 0) > returnableQuantity(item))
      throw inputError(`A quantity of ${item.name} is greater than you can return.`);
  }
}

export async function addComment(target: Queryable, returnId: number, author: string, text: string): Promise<void> {
  await target.query('insert into return_comment (return_id, author, text) values ($1, $2, $3)', [returnId, author, text]);
}

export async function addTracking(target: Queryable, returnId: number, carrierCode: string, number: string): Promise<number> {
  const [row] = await target.query<{ id: number }>(
    'insert into return_tracking (return_id, carrier_code, number) values ($1, $2, $3) returning id',
    [returnId, carrierCode, number],
  );
  return row?.id ?? 0;
}

export async function removeTracking(target: Queryable, trackingId: number): Promise<void> {
  await target.query('delete from return_tracking where id = $1', [trackingId]);
}

/** Turns a guest's request into a real one, once. Gives its id. */
export async function confirmReturn(target: Queryable, orderId: number, key: string): Promise<number | undefined> {
  const [row] = await target.query<{ id: number }>(
    `update return_request set status = 'PENDING', key_hash = null where order_id = $1 and key_hash = $2 and status = ` +
      `'UNCONFIRMED' returning id`,
    [orderId, hashToken(key)],
  );
  return row?.id;
}
