import type { Address } from '../../commerce/address/address.ts';
import { computeTotals } from '../../commerce/cart/totals.ts';
import { promisedDays } from '../../commerce/shipping/promised-days.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { decimal } from '../../platform/money/money.ts';

interface Buyer {
  readonly id: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}

interface PastOrder {
  readonly date: string;
  readonly status: 'pending' | 'processing' | 'complete' | 'canceled' | 'closed';
  readonly lines: readonly (readonly [sku: string, quantity: number])[];
  readonly payment: 'cashondelivery' | 'banktransfer';
  readonly coupon?: boolean;
  readonly comment?: string;
}

const HISTORY: readonly PastOrder[] = [
  {
    date: '2026-03-08T07:15:00Z',
    status: 'complete',
    lines: [
      ['6205-2RS', 10],
      ['LGM2-400G', 2],
    ],
    payment: 'banktransfer',
    comment: 'Delivered to the gate of the workshop.',
  },
  {
    date: '2026-05-19T11:40:00Z',
    status: 'closed',
    lines: [['TC-25X47X7-NBR', 4]],
    payment: 'cashondelivery',
    comment: 'Refunded: wrong size ordered.',
  },
  { date: '2026-07-02T09:05:00Z', status: 'canceled', lines: [['22218-E', 1]], payment: 'cashondelivery' },
  {
    date: '2026-09-14T13:22:00Z',
    status: 'complete',
    lines: [
      ['UCP205', 4],
      ['ISO4017-M10X30-88', 20],
      ['6306-2Z', 2],
    ],
    payment: 'banktransfer',
    coupon: true,
  },
  {
    date: '2026-10-28T06:50:00Z',
    status: 'processing',
    lines: [
      ['08B-1', 1],
      ['SPR-08B-19', 2],
    ],
    payment: 'banktransfer',
  },
  {
    date: '2026-11-12T10:30:00Z',
    status: 'pending',
    lines: [
      ['NU2210-E', 1],
      ['CW-17', 1],
    ],
    payment: 'cashondelivery',
  },
];

const SHIPPING = 2500;
const COUPON_PERCENT = 10;

interface ProductRow {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly urlKey: string;
  readonly price: number;
  readonly regular: number;
}

/** A customer's past: orders in every state, with invoices, shipments and a credit memo where the state means so. */
export async function seedOrders(target: Queryable, buyer: Buyer, address: Address): Promise<void> {
  for (const past of HISTORY) await seedOrder(target, buyer, address, past);
}

async function seedOrder(target: Queryable, buyer: Buyer, address: Address, past: PastOrder): Promise<void> {
  const products = await target.query<ProductRow>(
    `select p.id, p.sku, t.name, t.url_key as "urlKey", (i.final_price * 100)::bigint as price, (i.regular_price * 100)::bigint as regular from product p join product_text t on t.product_id = p.id and t.store_id = 1 join product_index i on i.product_id = p.id
     where p.sku = any ($1::text[])`,
    [past.lines.map(([sku]) => sku)],
  );
  const lines = past.lines.map(([sku, quantity]) => {
    const product = products.find((candidate) => candidate.sku === sku);
    if (!product) throw new Error(`The order history names a product ${sku} that is not there.`);
    return { product, quantity, unitIncl: product.price };
  });
  const totals = computeTotals(lines, past.coupon ? COUPON_PERCENT : 0, SHIPPING);
  const [row] = await target.query<{ id: number; number: string }>(
    `insert into sales_order (number, token, customer_id, email, firstname, lastname, store_id, status, shipping_address, billing_address, carrier_code, method_code, shipping_title, payment_method, payment_title, coupon_code,
       discount_label, subtotal_excl_tax, subtotal_incl_tax, discount, shipping_excl_tax, shipping_incl_tax, tax, grand_total, created_at, updated_at,
       promised_first, promised_last, packed_at, delivered_at)
     values (lpad(nextval('order_number')::text, 9, '0'), md5($19), $1, $3, $4, $5, 1, $6, $7, $7, 'flatrate', 'flatrate', 'Standard Delivery - 2 to 4 working days', $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
       $2::timestamptz, $2::timestamptz, $20, $21, $22, $23)
     returning id, number`,
    [
      buyer.id,
      past.date,
      buyer.email,
      buyer.firstname,
      buyer.lastname,
      past.status,
      JSON.stringify(address),
      past.payment,
      past.payment === 'banktransfer' ? 'Bank Transfer Payment' : 'Cash On Delivery',
      past.coupon ? 'WELCOME10' : null,
      past.coupon ? 'Welcome: 10% off' : null,
      decimal(totals.subtotalExcl),
      decimal(totals.subtotalIncl),
      decimal(totals.discount),
      decimal(totals.shippingExcl),
      decimal(totals.shippingIncl),
      decimal(totals.tax),
      decimal(totals.grandTotal),
      `${buyer.email} ${past.date}`,
      ...progressOf(past),
    ],
  );
  if (!row) throw new Error('An order of the history was not stored.');
  const shipped = wasShipped(past);
  const invoiced = shipped || past.status === 'processing';
  const items: { readonly itemId: number; readonly quantity: number }[] = [];
  for (const [index, line] of lines.entries()) {
    const priced = totals.lines[index];
    const count = (yes: boolean): number => (yes ? line.quantity : 0);
    const [item] = await target.query<{ id: number }>(
      `insert into order_item (order_id, product_id, product_type, sku, name, url_key, quantity, shipped, invoiced, refunded, canceled, price_incl_tax, row_incl_tax, row_tax, row_discount, regular_incl_tax)
       values ($1, $2, 'simple', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning id`,
      [
        row.id,
        line.product.id,
        line.product.sku,
        line.product.name,
        line.product.urlKey,
        line.quantity,
        count(shipped),
        count(invoiced),
        count(past.status === 'closed'),
        count(past.status === 'canceled'),
        decimal(line.unitIncl),
        decimal(priced?.rowIncl ?? 0),
        decimal(priced?.tax ?? 0),
        decimal(priced?.discount ?? 0),
        decimal(line.product.regular),
      ],
    );
    if (item) items.push({ itemId: item.id, quantity: line.quantity });
  }
  await seedDocuments(target, row, past, items, { invoiced, shipped });
}

const DAY_MS = 86_400_000;
const later = (past: PastOrder, days: number): string => new Date(Date.parse(past.date) + days * DAY_MS).toISOString();
const wasShipped = ({ status }: PastOrder): boolean => status === 'complete' || status === 'closed';

/**
 * Promised days, packed, delivered: of what has arrived. Open orders have no promise, since the demo data's dates stand still and each of
 * them would be late.
 */
function progressOf(past: PastOrder): readonly (string | null)[] {
  const days = promisedDays('flatrate', new Date(past.date));
  return wasShipped(past) && days ? [days.first, days.last, later(past, 1), `${days.first}T08:00:00Z`] : [null, null, null, null];
}

async function seedDocuments(
  target: Queryable,
  order: { readonly id: number; readonly number: string },
  past: PastOrder,
  items: readonly { readonly itemId: number; readonly quantity: number }[],
  done: { readonly invoiced: boolean; readonly shipped: boolean },
): Promise<void> {
  const document = (kind: 'invoice' | 'shipment' | 'credit_memo', tracking: readonly unknown[]): Promise<unknown> =>
    target.query('insert into order_document (order_id, kind, number, items, tracking, created_at) values ($1, $2, $3, $4, $5, $6)', [
      order.id,
      kind,
      order.number,
      JSON.stringify(items),
      JSON.stringify(tracking),
      kind === 'shipment' ? later(past, 1) : past.date,
    ]);
  if (done.invoiced) await document('invoice', []);
  if (done.shipped) await document('shipment', [{ carrier: 'custom', title: 'Standard Delivery', number: `AMC${order.number}SA` }]);
  if (past.status === 'closed') await document('credit_memo', []);
  if (past.comment !== undefined)
    await target.query('insert into order_comment (order_id, message, created_at) values ($1, $2, $3)', [
      order.id,
      past.comment,
      past.date,
    ]);
}
