import type { Queryable } from '../../platform/database/database.ts';

interface ReturnSeed {
  readonly sku: string;
  readonly quantity: number;
  readonly status: string;
  readonly attributes: Readonly<Record<string, number | string>>;
  readonly comments: readonly (readonly [author: string, text: string])[];
  readonly tracking?: string;
  readonly date: string;
}

/** Reasons 1 to 4, conditions 5 to 7, resolutions 8 to 10: see returns/return-attributes.ts. */
const RETURNS: readonly ReturnSeed[] = [
  {
    sku: '6205-2RS',
    quantity: 2,
    status: 'AUTHORIZED',
    attributes: { reason: 2, condition: 5, resolution: 8 },
    date: '2026-03-20T08:00:00Z',
    tracking: 'SMSA290011223344',
    comments: [
      ['Sara Al Qahtani', 'We need the open version instead.'],
      ['Customer Service', 'Approved: please send the two bearings back in their boxes.'],
    ],
  },
  {
    sku: '6306-2Z',
    quantity: 1,
    status: 'PENDING',
    attributes: { reason: 3, condition: 6, resolution: 9, reason_other: 'Runs with noise from the first hour.' },
    date: '2026-10-02T12:10:00Z',
    comments: [['Sara Al Qahtani', 'Measured 4 mm/s at 1,450 rpm.']],
  },
];

/** Returns of a customer, and a review that waits for approval beside the shown ones. */
export async function seedAfterSales(target: Queryable, customerId: number): Promise<void> {
  for (const seed of RETURNS) await seedReturn(target, customerId, seed);
  await target.query(
    `insert into review (product_id, store_id, customer_id, nickname, summary, text, rating, approved, created_at)
     select id, 1, $1, 'Sara', 'As expected', 'Fitted two of them into a gearbox; dimensions exact.', 5, true, '2026-04-02T10:00:00Z' from product where sku = '6205-2RS'`,
    [customerId],
  );
}

async function seedReturn(target: Queryable, customerId: number, seed: ReturnSeed): Promise<void> {
  const [item] = await target.query<{ id: number; orderId: number }>(
    'select i.id, i.order_id as "orderId" from order_item i join sales_order o on o.id = i.order_id where o.customer_id = $1 and ' +
      'i.sku = $2 and i.shipped >= $3 order by i.id limit 1',
    [customerId, seed.sku, seed.quantity],
  );
  if (!item) throw new Error(`The order history has no delivered ${seed.sku} to return.`);
  const [row] = await target.query<{ id: number }>(
    `insert into return_request (number, order_id, status, contact_email, created_at) select ` +
      `lpad(nextval('return_number')::text, 9, '0'), $1, $2, email, $3::timestamptz from customer where id = $4 returning id`,
    [item.orderId, seed.status, seed.date, customerId],
  );
  const id = row?.id ?? 0;
  await target.query(
    'insert into return_item (return_id, order_item_id, requested, authorized, status, attributes) values ($1, $2, $3, $4, $5, $6)',
    [id, item.id, seed.quantity, seed.status === 'PENDING' ? 0 : seed.quantity, seed.status, JSON.stringify(seed.attributes)],
  );
  for (const [author, text] of seed.comments)
    await target.query('insert into return_comment (return_id, author, text, created_at) values ($1, $2, $3, $4)', [
      id,
      author,
      text,
      seed.date,
    ]);
  if (seed.tracking !== undefined)
    await target.query(`insert into return_tracking (return_id, carrier_code, number, created_at) values ($1, 'smsa', $2, $3)`, [
      id,
      seed.tracking,
      seed.date,
    ]);
}
