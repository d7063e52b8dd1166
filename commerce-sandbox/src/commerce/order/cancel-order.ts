import type { CancelOrderErrorCode } from '../../../generated/resolver-types.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { keepMail } from '../../platform/mail/outbox.ts';
import type { StoreView } from '../../platform/store-view/stores.ts';
import { randomId, hashToken } from '../../platform/values/secrets.ts';
import { canBeCanceled, orderById, type Order } from './orders.ts';

/** Why an order cannot be cancelled, in the platform's words; undefined when it can. */
export function reasonAgainstCancelling(order: Order): string | undefined {
  if (order.status !== 'pending' && order.status !== 'processing') return 'Order already closed, complete, cancelled or on hold';
  return canBeCanceled(order) ? undefined : 'Order with one or more items shipped cannot be cancelled';
}

/** The platform's codes for these words. */
const CODES: Readonly<Record<string, CancelOrderErrorCode>> = {
  'Order cancellation is not enabled for requested store.': 'ORDER_CANCELLATION_DISABLED',
  'Current user is not authorized to cancel this order': 'UNAUTHORISED',
  "The entity that was requested doesn't exist. Verify the entity and try again.": 'ORDER_NOT_FOUND',
  'Order with one or more items shipped cannot be cancelled': 'PARTIAL_ORDER_ITEM_SHIPPED',
  'Order already closed, complete, cancelled or on hold': 'INVALID_ORDER_STATUS',
};

export const cancellationCode = (message: string): CancelOrderErrorCode => CODES[message] ?? 'UNDEFINED';

/**
 * Cancels what was not invoiced and refunds what was; the goods go back on the shelf. Answers why not when something happened to the order
 * in the meantime.
 */
export async function cancelOrder(database: Database, store: StoreView, orderId: number, reason: string): Promise<string | undefined> {
  return database.transaction(async (transaction) => {
    await transaction.query('select id from sales_order where id = $1 for update', [orderId]);
    const order = await orderById(transaction, orderId);
    const against = order
      ? reasonAgainstCancelling(order)
      : "The entity that was requested doesn't exist. Verify the entity and try again.";
    if (!order || against !== undefined) return against;
    await returnToStock(transaction, orderId);
    const invoiced = order.items.some((item) => item.invoiced > 0);
    if (invoiced) await refund(transaction, order);
    await transaction.query('update order_item set refunded = invoiced, canceled = quantity - invoiced where order_id = $1', [orderId]);
    await transaction.query('update sales_order set status = $2, updated_at = now() where id = $1', [
      orderId,
      invoiced ? 'closed' : 'canceled',
    ]);
    await transaction.query('delete from order_cancellation where order_id = $1', [orderId]);
    await transaction.query('insert into order_comment (order_id, message) values ($1, $2), ($1, $3)', [
      orderId,
      reason,
      'Order cancellation notification email was sent.',
    ]);
    await sendMail(transaction, store, order, reason);
    return undefined;
  });
}

async function returnToStock(target: Queryable, orderId: number): Promise<void> {
  // Under row locks in the order of product ids, as placing an order takes them.
  const rows = await target.query<{ id: number; quantity: number }>(
    `select p.id, sum(i.quantity)::int as quantity from order_item i join product p on p.sku = i.sku where i.order_id = $1 and ` +
      `i.canceled = 0 group by p.id order by p.id`,
    [orderId],
  );
  for (const row of rows) await target.query('update stock set quantity = quantity + $2 where product_id = $1', [row.id, row.quantity]);
  if (rows.length > 0) await target.query('select refresh_product_index($1::int[])', [rows.map((row) => row.id)]);
}

async function refund(target: Queryable, order: Order): Promise<void> {
  const items = order.items.filter((item) => item.invoiced > 0).map((item) => ({ itemId: item.id, quantity: item.invoiced }));
  await target.query(`insert into order_document (order_id, kind, number, items) values ($1, 'credit_memo', $2, $3)`, [
    order.id,
    order.number,
    JSON.stringify(items),
  ]);
}

async function sendMail(target: Queryable, store: StoreView, order: Order, reason: string): Promise<void> {
  const english = store.language === 'en';
  await keepMail(target, {
    recipient: order.email,
    template: 'order-cancellation',
    subject: english ? `Your order ${order.number} has been canceled` : `تم إلغاء طلبك رقم ${order.number}`,
    paragraphs: [english ? `Order ${order.number} has been canceled: ${reason}` : `تم إلغاء الطلب رقم ${order.number}: ${reason}`],
  });
}

/** Sends a guest the link that confirms a cancellation. A second request replaces the first. */
export async function askGuestToConfirm(target: Queryable, store: StoreView, origin: string, order: Order, reason: string): Promise<void> {
  const key = randomId();
  await target.query(
    `insert into order_cancellation (order_id, key_hash, reason) values ($1, $2, $3)
     on conflict (order_id) do update set key_hash = excluded.key_hash, reason = excluded.reason, requested_at = now()`,
    [order.id, hashToken(key), reason],
  );
  const link = `${origin}/sales/order/cancel?order_id=${Buffer.from(String(order.id)).toString('base64')}&confirmation_key=${key}`;
  const english = store.language === 'en';
  await keepMail(target, {
    recipient: order.email,
    template: 'order-cancellation-confirm',
    subject: english ? `Confirm the cancellation of order ${order.number}` : `تأكيد إلغاء الطلب رقم ${order.number}`,
    paragraphs: [
      english
        ? `Confirm here that order ${order.number} is to be canceled: ${link}`
        : `أكّد من هنا إلغاء الطلب رقم ${order.number}: ${link}`,
    ],
  });
}

/** The reason that a guest gave, when the key is the one that was sent. */
export async function confirmedReason(target: Queryable, orderId: number, key: string): Promise<string | undefined> {
  const [row] = await target.query<{ reason: string }>('select reason from order_cancellation where order_id = $1 and key_hash = $2', [
    orderId,
    hashToken(key),
  ]);
  return row?.reason;
}
