import type { Address } from '../../commerce/address/address.ts';
import { cartById } from '../../commerce/cart/cart.ts';
import { customerByEmail } from '../../commerce/customer/customers.ts';
import { MANAGER_ROLE_ID, addRule } from '../../commerce/purchase-order/approval-rules.ts';
import { approve, placePurchaseOrder, reject } from '../../commerce/purchase-order/approval.ts';
import { memberOf, type Member } from '../../commerce/purchase-order/purchase-order-access.ts';
import { addPurchaseOrderComment } from '../../commerce/purchase-order/purchase-orders.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { DEFAULT_STORE } from '../../platform/store-view/stores.ts';
import { randomId } from '../../platform/values/secrets.ts';

interface People {
  readonly companyId: number;
  readonly admin: string;
  readonly buyer: string;
  readonly buyerRole: number;
  readonly leadRole: number;
  readonly address: Address;
}

interface PurchaseOrderSeed {
  readonly date: string;
  readonly lines: readonly (readonly [sku: string, quantity: number])[];
  readonly number: string;
  readonly outcome: 'waiting' | 'approved' | 'rejected' | 'free';
  readonly comment?: string;
}

const PURCHASE_ORDERS: readonly PurchaseOrderSeed[] = [
  {
    date: '2026-09-02T07:30:00Z',
    lines: [
      ['6205-2RS', 40],
      ['LGM2-400G', 6],
    ],
    number: 'GMW-2026-081',
    outcome: 'approved',
    comment: 'For the shutdown of line 2.',
  },
  {
    date: '2026-10-11T09:15:00Z',
    lines: [['UCP205', 30]],
    number: 'GMW-2026-094',
    outcome: 'rejected',
    comment: 'We have twelve in stock: please order fewer.',
  },
  {
    date: '2026-11-15T06:45:00Z',
    lines: [
      ['UCP205', 12],
      ['6306-2Z', 20],
    ],
    number: 'GMW-2026-107',
    outcome: 'waiting',
  },
  { date: '2026-11-18T10:05:00Z', lines: [['LGM2-400G', 2]], number: 'GMW-2026-108', outcome: 'free' },
];

/** Two approval rules of the demo company, and purchase orders of its buyer in the states that they lead to. */
export async function seedPurchaseOrders(target: Queryable, people: People): Promise<void> {
  await addRule(
    target,
    people.companyId,
    {
      name: 'Above SAR 500',
      description: 'Purchases of buyers above SAR 500 with VAT.',
      enabled: true,
      appliesTo: [people.buyerRole],
      approvers: [people.leadRole],
      attribute: 'GRAND_TOTAL',
      operator: 'MORE_THAN',
      threshold: 500,
    },
    'Ahmed Al Otaibi',
  );
  await addRule(
    target,
    people.companyId,
    {
      name: 'Express delivery',
      description: 'Dear deliveries need a reason.',
      enabled: false,
      appliesTo: [],
      approvers: [MANAGER_ROLE_ID],
      attribute: 'SHIPPING_INCL_TAX',
      operator: 'MORE_THAN',
      threshold: 60,
    },
    'Ahmed Al Otaibi',
  );
  // The demo data are written in one transaction; the services below open theirs inside it.
  const database: Database = {
    query: (statement, values) => target.query(statement, values),
    transaction: (work) => work(target),
    script: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const [buyer, admin] = [await member(target, people.buyer), await member(target, people.admin)];
  for (const seed of PURCHASE_ORDERS) await seedOne(database, people, buyer, admin, seed);
}

async function member(target: Queryable, email: string): Promise<Member> {
  const customer = await customerByEmail(target, email);
  const found = customer ? await memberOf(target, customer) : undefined;
  if (!found) throw new Error(`The demo company has no ${email}.`);
  return found;
}

async function seedOne(database: Database, people: People, buyer: Member, admin: Member, seed: PurchaseOrderSeed): Promise<void> {
  const address = JSON.stringify(people.address);
  const [cart] = await database.query<{ id: number }>(
    `insert into cart (masked_id, customer_id, store_id, shipping_address, billing_address, carrier_code, method_code, payment_method, purchase_order_number, created_at)
     values ($1, $2, 1, $3, $3, 'flatrate', 'flatrate', 'purchaseorder', $4, $5) returning id`,
    [randomId(), buyer.customer.id, address, seed.number, seed.date],
  );
  for (const [sku, quantity] of seed.lines)
    await database.query('insert into cart_item (cart_id, product_id, quantity) select $1, id, $3 from product where sku = $2', [
      cart?.id,
      sku,
      quantity,
    ]);
  const filled = await cartById(database, cart?.id ?? 0);
  if (!filled) throw new Error('The cart of a purchase order was not stored.');
  const placed = await placePurchaseOrder(database, DEFAULT_STORE, buyer, filled);
  if (seed.comment !== undefined)
    await addPurchaseOrderComment(database, placed.id, (seed.outcome === 'rejected' ? admin : buyer).customer.id, seed.comment);
  if (seed.outcome === 'approved') await approve(database, admin, placed.id);
  if (seed.outcome === 'rejected') await reject(database, admin, placed.id);
  await database.query('update purchase_order set created_at = $2, updated_at = $2 where id = $1', [placed.id, seed.date]);
  for (const table of ['purchase_order_history', 'purchase_order_comment'])
    await database.query(`update ${table} set created_at = $2 where purchase_order_id = $1`, [placed.id, seed.date]);
  await database.query('update purchase_order_approval set updated_at = $2 where purchase_order_id = $1', [placed.id, seed.date]);
}
