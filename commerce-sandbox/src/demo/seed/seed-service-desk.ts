import type { Queryable } from '../../platform/database/database.ts';

interface SeedMessage {
  readonly author: string;
  readonly byCustomer: boolean;
  readonly text: string;
  readonly at: string;
}

const CUSTOMER = 'Sara Al Qahtani';
const DESK = 'AMC Support';

/** What the shopper has asked: two tickets, a drawing request, a stock alert. */
export async function seedServiceDesk(target: Queryable, customerId: number): Promise<void> {
  const open = await insertTicket(
    target,
    customerId,
    'Replacement for 6205-2RS in a wet conveyor',
    'product',
    'WAITING_FOR_CUSTOMER',
    '2026-11-10T08:20:00Z',
    '2026-11-11T06:45:00Z',
  );
  await insertThread(target, 'ticket_id', open, [
    {
      author: CUSTOMER,
      byCustomer: true,
      text: 'The bearings of our wash-down conveyor rust after four months. Is there a stainless or coated type of the same size?',
      at: '2026-11-10T08:20:00Z',
    },
    {
      author: DESK,
      byCustomer: false,
      text: 'Yes: W 6205-2RS1 in stainless steel has the same boundary dimensions. How hot is the cleaning water?',
      at: '2026-11-11T06:45:00Z',
    },
  ]);
  const closed = await insertTicket(
    target,
    customerId,
    'Wrong seal size delivered',
    'return',
    'CLOSED',
    '2026-05-20T09:00:00Z',
    '2026-05-22T12:10:00Z',
  );
  await insertThread(target, 'ticket_id', closed, [
    {
      author: CUSTOMER,
      byCustomer: true,
      text: 'I ordered 25 x 47 x 7 but the shaft needs 25 x 47 x 10. Can I return the seals?',
      at: '2026-05-20T09:00:00Z',
    },
    { author: DESK, byCustomer: false, text: 'Received and refunded. Thank you for keeping the packing.', at: '2026-05-22T12:10:00Z' },
  ]);
  const [request] = await target.query<{ id: number }>(
    `insert into drawing_request (customer_id, product_id, title, description, sku, quantity, status, created_at, updated_at)
     select $1, id, 'Housing with a longer base', 'As UCP205, but the base 20 mm longer on one side. The drawing was sent by e-mail.', sku, 4, 'IN_REVIEW', '2026-11-02T10:00:00Z', '2026-11-04T07:30:00Z' from product where sku = 'UCP205' returning id`,
    [customerId],
  );
  await insertThread(target, 'request_id', request?.id ?? 0, [
    {
      author: 'AMC Engineering',
      byCustomer: false,
      text: 'We have the drawing and are checking the casting with the foundry. You will hear from us this week.',
      at: '2026-11-04T07:30:00Z',
    },
  ]);
  await target.query(
    `insert into stock_alert (product_id, customer_id, store_id, added_at) select id, $1, 1, '2026-11-01T09:00:00Z' from product ` +
      `where sku = '22220-E-K'`,
    [customerId],
  );
}

async function insertTicket(
  target: Queryable,
  customerId: number,
  subject: string,
  category: string,
  status: string,
  createdAt: string,
  updatedAt: string,
): Promise<number> {
  const [row] = await target.query<{ id: number }>(
    `insert into support_ticket (customer_id, order_id, subject, category, priority, status, created_at, updated_at)
     values ($1, (select id from sales_order where customer_id = $1 and status = 'closed' and $3 = 'return' limit 1), $2, $3, 'normal', $4, $5, $6) returning id`,
    [customerId, subject, category, status, createdAt, updatedAt],
  );
  return row?.id ?? 0;
}

async function insertThread(
  target: Queryable,
  column: 'ticket_id' | 'request_id',
  id: number,
  messages: readonly SeedMessage[],
): Promise<void> {
  for (const { author, byCustomer, text, at } of messages) {
    await target.query(`insert into thread_message (${column}, author_name, by_customer, text, created_at) values ($1, $2, $3, $4, $5)`, [
      id,
      author,
      byCustomer,
      text,
      at,
    ]);
  }
}
