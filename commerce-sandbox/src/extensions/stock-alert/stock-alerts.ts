import { productsById, type Product } from '../../commerce/catalog/product.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { keepMail } from '../../platform/mail/outbox.ts';
import { STORES, URL_SUFFIX, type StoreView } from '../../platform/store-view/stores.ts';
import type { Paging } from '../lists/list-filter.ts';

export interface StockAlert {
  readonly id: number;
  readonly productId: number;
  readonly status: 'WAITING' | 'SENT';
  readonly addedAt: Date;
  readonly sentAt: Date | null;
}

/** Who waits: a customer, or a guest by e-mail. */
export type Waiting = { readonly customerId: number } | { readonly email: string };

/** Waits for a product. To ask twice is to ask once. */
export async function subscribe(target: Queryable, store: StoreView, who: Waiting, productId: number): Promise<void> {
  await target.query(`insert into stock_alert (product_id, customer_id, email, store_id) values ($1, $2, $3, $4) on conflict do nothing`, [
    productId,
    'customerId' in who ? who.customerId : null,
    'email' in who ? who.email.toLowerCase() : null,
    store.id,
  ]);
}

/** Ends the customer's alert for a product, or all. Gives how many there were. */
export async function unsubscribe(target: Queryable, customerId: number, productId: number | undefined): Promise<number> {
  const removed = await target.query<{ id: number }>(
    'delete from stock_alert where customer_id = $1 and ($2::int is null or product_id = $2) returning id',
    [customerId, productId ?? null],
  );
  return removed.length;
}

export async function isWaiting(target: Queryable, customerId: number, productId: number): Promise<boolean> {
  const rows = await target.query<{ id: number }>(
    `select id from stock_alert where customer_id = $1 and product_id = $2 and status = 'WAITING'`,
    [customerId, productId],
  );
  return rows.length > 0;
}

export async function alertsOf(
  target: Queryable,
  customerId: number,
  paging: Paging,
): Promise<{ readonly alerts: readonly StockAlert[]; readonly total: number }> {
  const [count] = await target.query<{ total: number }>('select count(*)::int as total from stock_alert where customer_id = $1', [
    customerId,
  ]);
  const alerts = await target.query<StockAlert>(
    'select id, product_id as "productId", status, added_at as "addedAt", sent_at as "sentAt" from stock_alert where customer_id ' +
      '= $1 order by added_at desc, id desc limit $2 offset $3',
    [customerId, paging.pageSize, (paging.currentPage - 1) * paging.pageSize],
  );
  return { alerts, total: count?.total ?? 0 };
}

/** The configurable product that a variant is bought on. */
export async function configurableOf(target: Queryable, store: StoreView, productId: number): Promise<Product | undefined> {
  const parents = await target.query<{ id: number }>(
    'select parent_id as id from configurable_child where child_id = $1 order by parent_id limit 1',
    [productId],
  );
  const [product] = await productsById(
    target,
    store,
    parents.map(({ id }) => id),
  );
  return product;
}

interface Due {
  readonly productId: number;
  readonly storeId: number;
  readonly email: string;
  readonly firstname: string | null;
}

/**
 * Writes to all who wait for these products, or for a configurable product that one of them belongs to, where there are pieces again. An
 * alert ends in the statement that picks it, so that nobody is written to twice.
 */
export async function sendDueAlerts(database: Database, productIds: readonly number[], origin: string): Promise<number> {
  return database.transaction(async (transaction) => {
    const due = await transaction.query<Due>(
      `with due as (
         update stock_alert a set status = 'SENT', sent_at = now() from product_index i
         where i.product_id = a.product_id and i.in_stock and a.status = 'WAITING'
           and (a.product_id = any ($1::int[]) or a.product_id in (select parent_id from configurable_child where child_id = any ($1::int[])))
         returning a.product_id, a.store_id, a.customer_id, a.email
       )
       select d.product_id as "productId", d.store_id as "storeId", coalesce(c.email, d.email) as email, c.firstname from due d left join customer c on c.id = d.customer_id order by 3`,
      [productIds],
    );
    for (const alert of due) await sendAlert(transaction, alert, origin);
    return due.length;
  });
}

async function sendAlert(target: Queryable, alert: Due, origin: string): Promise<void> {
  const store = STORES.find((view) => view.id === alert.storeId) ?? STORES[0];
  if (!store) return;
  const [product] = await productsById(target, store, [alert.productId]);
  if (!product) return;
  const page = product.visible ? product : ((await configurableOf(target, store, product.id)) ?? product);
  const link = `${origin}/${store.code}/${page.urlKey}${URL_SUFFIX}`;
  const english = store.language === 'en';
  await keepMail(target, {
    recipient: alert.email,
    template: 'stock-alert',
    subject: english ? `Back in stock: ${product.name}` : `توفّر من جديد: ${product.name}`,
    paragraphs: english
      ? [
          alert.firstname === null ? 'Hello,' : `Dear ${alert.firstname},`,
          `${product.name} (${product.sku}) is in stock again.`,
          link,
          'You asked for this message. It is the only one: the alert has ended.',
        ]
      : [
          alert.firstname === null ? 'مرحباً،' : `عزيزي ${alert.firstname}،`,
          `المنتج ${product.name} (${product.sku}) متوفر من جديد.`,
          link,
          'طلبتَ هذه الرسالة، وهي الوحيدة: انتهى التنبيه.',
        ],
  });
}
