import type { FastifyInstance, FastifyReply } from 'fastify';
import { orderByNumber, type Order } from '../../commerce/order/orders.ts';
import { isPromisedAtOnce, promisedDays } from '../../commerce/shipping/promised-days.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { Input } from '../../platform/values/input.ts';

/** What the merchant does behind the counter: ships and invoices orders, decides returns, approves reviews. */
export function salesControl(app: FastifyInstance, database: Database): void {
  app.post('/_sandbox/orders', async (request, reply) => {
    const body = Input.of(request.body);
    const order = await orderByNumber(database, body.text('number') ?? '');
    if (!order) return bad(reply, `No order with number "${body.text('number') ?? ''}".`);
    const step = STEPS[body.text('action') ?? ''];
    if (!step) return bad(reply, `"action" is one of ${Object.keys(STEPS).join(', ')}.`);
    const refusal = AGAINST[body.text('action') ?? '']?.(order);
    if (refusal !== undefined) return bad(reply, refusal);
    return database.transaction((transaction) => step(transaction, order, body));
  });
  app.post('/_sandbox/returns', async (request, reply) => {
    const body = Input.of(request.body);
    const status = body.text('status') ?? '';
    const itemStatus = ITEM_STATUS[status];
    if (itemStatus === undefined) return bad(reply, `"status" is one of ${Object.keys(ITEM_STATUS).join(', ')}.`);
    const changed = await database.query<{ id: number }>('update return_request set status = $2 where number = $1 returning id', [
      body.text('number') ?? '',
      status,
    ]);
    const [found] = changed;
    if (!found) return bad(reply, `No return with number "${body.text('number') ?? ''}".`);
    await database.query(
      `update return_item set status = $2, authorized = case when $2 in ('REJECTED', 'DENIED', 'PENDING') then 0 else requested ` +
        `end where return_id = $1`,
      [found.id, itemStatus],
    );
    if (body.has('comment'))
      await database.query(`insert into return_comment (return_id, author, text) values ($1, 'Customer Service', $2)`, [
        found.id,
        body.text('comment'),
      ]);
    return { number: body.text('number'), status };
  });
  app.post('/_sandbox/reviews/approve', async () => ({
    approved: (await database.query<{ id: number }>('update review set approved = true where not approved returning id')).length,
  }));
}

function bad(reply: FastifyReply, message: string): FastifyReply {
  return reply.code(400).send({ message });
}

/** The status that the items of a return get along with it. */
const ITEM_STATUS: Readonly<Record<string, string>> = {
  PENDING: 'PENDING',
  AUTHORIZED: 'AUTHORIZED',
  RECEIVED: 'RECEIVED',
  APPROVED: 'APPROVED',
  PROCESSED_AND_CLOSED: 'APPROVED',
  REJECTED: 'REJECTED',
  DENIED: 'DENIED',
  CLOSED: 'DENIED',
};

type Step = (target: Queryable, order: Order, body: Input) => Promise<unknown>;

/** Makes a document of all or of one line's pieces. */
const document =
  (kind: 'invoice' | 'shipment' | 'credit_memo', column: 'invoiced' | 'shipped' | 'refunded'): Step =>
  async (target, order, body) => {
    const limit = body.number('quantity');
    const items = order.items
      .filter((item) => !body.has('sku') || item.sku === body.text('sku'))
      .map((item) => ({
        itemId: item.id,
        quantity: Math.min(item.quantity - item.canceled - item[column], limit ?? Number.POSITIVE_INFINITY),
      }))
      .filter((item) => item.quantity > 0);
    const number = `${order.number}${order.documents.filter((candidate) => candidate.kind === kind).length === 0 ? '' : `-${order.documents.length}`}`;
    const tracking =
      kind === 'shipment'
        ? [{ carrier: 'custom', title: 'Standard Delivery', number: body.text('tracking') ?? `AMC${order.number}SA` }]
        : [];
    const [row] = await target.query<{ id: number }>(
      'insert into order_document (order_id, kind, number, items, tracking) values ($1, $2, $3, $4, $5) returning id',
      [order.id, kind, number, JSON.stringify(items), JSON.stringify(tracking)],
    );
    if (kind === 'invoice') await promise(target, order);
    for (const item of items)
      await target.query(`update order_item set ${column} = ${column} + $2 where id = $1`, [item.itemId, item.quantity]);
    if (body.has('comment'))
      await target.query('insert into order_comment (order_id, document_id, message) values ($1, $2, $3)', [
        order.id,
        row?.id,
        body.text('comment'),
      ]);
    await target.query(
      `update sales_order o set updated_at = now(), status = (select case when bool_and(refunded >= quantity - canceled) then 'closed' when bool_and(shipped >= quantity - canceled and invoiced >= quantity - canceled) then 'complete' else 'processing' end
       from order_item where order_id = o.id) where id = $1`,
      [order.id],
    );
    return { number: order.number, document: number };
  };

/** What waits for its money is promised when it has come. */
async function promise(target: Queryable, order: Order): Promise<void> {
  const days =
    order.promisedFirst === null && !isPromisedAtOnce(order.paymentMethod) ? promisedDays(order.carrierCode, new Date()) : undefined;
  if (days)
    await target.query('update sales_order set promised_first = $2, promised_last = $3 where id = $1', [order.id, days.first, days.last]);
}

/** Writes down when an order reached a step that has no document. */
const reach =
  (column: 'packed_at' | 'delivered_at'): Step =>
  async (target, order) => {
    await target.query(`update sales_order set ${column} = coalesce(${column}, now()), updated_at = now() where id = $1`, [order.id]);
    return { number: order.number };
  };

const state =
  (status: 'holded' | 'processing'): Step =>
  async (target, order) => {
    await target.query('update sales_order set status = $2, updated_at = now() where id = $1', [order.id, status]);
    return { number: order.number };
  };

const isOver = ({ status }: Order): boolean => status === 'canceled' || status === 'closed';
const isShipped = ({ items }: Order): boolean =>
  items.every(({ quantity, canceled, refunded, shipped }) => shipped >= quantity - canceled - refunded);

/** Why something cannot be done with an order. */
const AGAINST: Readonly<Record<string, (order: Order) => string | undefined>> = {
  pack: (order) => (isOver(order) ? `Order "${order.number}" is ${order.status}.` : undefined),
  deliver: (order) => {
    if (isOver(order)) return `Order "${order.number}" is ${order.status}.`;
    return isShipped(order) ? undefined : `Order "${order.number}" has pieces that were not shipped.`;
  },
};

const STEPS: Readonly<Record<string, Step>> = {
  invoice: document('invoice', 'invoiced'),
  ship: document('shipment', 'shipped'),
  refund: document('credit_memo', 'refunded'),
  pack: reach('packed_at'),
  deliver: reach('delivered_at'),
  hold: state('holded'),
  release: state('processing'),
  comment: async (target, order, body) => {
    await target.query('insert into order_comment (order_id, message) values ($1, $2)', [order.id, body.text('comment') ?? '']);
    return { number: order.number };
  },
};
