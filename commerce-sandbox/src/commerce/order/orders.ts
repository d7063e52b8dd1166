import type { Queryable } from '../../platform/database/database.ts';
import type { Halalas } from '../../platform/money/money.ts';
import type { Address } from '../address/address.ts';

export interface OrderItem {
  readonly id: number;
  readonly productId: number | null;
  readonly type: 'simple' | 'configurable';
  readonly sku: string;
  readonly name: string;
  readonly urlKey: string | null;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly quantity: number;
  readonly shipped: number;
  readonly invoiced: number;
  readonly refunded: number;
  readonly canceled: number;
  /** Pieces in returns that were asked for and not refused, and those that came back. */
  readonly returnRequested: number;
  readonly returned: number;
  readonly parentSku: string | null;
  readonly priceIncl: Halalas;
  /** The price before special and tier prices. */
  readonly regularIncl: Halalas;
  readonly rowIncl: Halalas;
  readonly rowTax: Halalas;
  readonly rowDiscount: Halalas;
}

export interface OrderDocument {
  readonly id: number;
  readonly kind: 'invoice' | 'shipment' | 'credit_memo';
  readonly number: string;
  readonly items: readonly { readonly itemId: number; readonly quantity: number }[];
  readonly tracking: readonly { readonly carrier: string; readonly title: string; readonly number: string }[];
  readonly createdAt: string;
}

export interface OrderComment {
  readonly message: string;
  readonly createdAt: string;
  /** The invoice, shipment or credit memo that it is about; null when it is about the order. */
  readonly documentId: number | null;
}

/** An order with its lines and documents: what was agreed, never computed again. */
export interface Order {
  readonly id: number;
  readonly number: string;
  readonly token: string;
  readonly customerId: number | null;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly status: string;
  readonly shippingAddress: Address;
  readonly billingAddress: Address;
  readonly carrierCode: string;
  readonly shippingTitle: string;
  readonly paymentMethod: string;
  readonly paymentTitle: string;
  readonly purchaseOrderNumber: string | null;
  readonly couponCode: string | null;
  readonly discountLabel: string | null;
  readonly subtotalExcl: Halalas;
  readonly subtotalIncl: Halalas;
  readonly discount: Halalas;
  readonly shippingExcl: Halalas;
  readonly shippingIncl: Halalas;
  readonly tax: Halalas;
  readonly grandTotal: Halalas;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The days (YYYY-MM-DD) between which it was promised to arrive; null where nothing was promised. */
  readonly promisedFirst: string | null;
  readonly promisedLast: string | null;
  readonly packedAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly items: readonly OrderItem[];
  readonly documents: readonly OrderDocument[];
  readonly comments: readonly OrderComment[];
}

const halalas = (column: string): string => `(${column} * 100)::bigint`;

const SELECT_ORDER = `
  select o.id, o.number, o.token, o.customer_id as "customerId", o.email, o.firstname, o.lastname, o.status, o.shipping_address as "shippingAddress", o.billing_address as "billingAddress",
    o.carrier_code as "carrierCode", o.shipping_title as "shippingTitle", o.payment_method as "paymentMethod", o.payment_title as "paymentTitle", o.purchase_order_number as "purchaseOrderNumber",
    o.coupon_code as "couponCode", o.discount_label as "discountLabel", ${halalas('o.subtotal_excl_tax')} as "subtotalExcl", ${halalas('o.subtotal_incl_tax')} as "subtotalIncl", ${halalas('o.discount')} as discount,
    ${halalas('o.shipping_excl_tax')} as "shippingExcl", ${halalas('o.shipping_incl_tax')} as "shippingIncl", ${halalas('o.tax')} as tax, ${halalas('o.grand_total')} as "grandTotal",
    o.created_at as "createdAt", o.updated_at as "updatedAt", o.promised_first::text as "promisedFirst", o.promised_last::text as "promisedLast",
    o.packed_at as "packedAt", o.delivered_at as "deliveredAt",
    coalesce((select json_agg(json_build_object('id', i.id, 'productId', i.product_id, 'type', i.product_type, 'sku', i.sku, 'name', i.name, 'urlKey', i.url_key, 'options', i.options, 'quantity', i.quantity,
      'shipped', i.shipped, 'invoiced', i.invoiced, 'refunded', i.refunded, 'canceled', i.canceled, 'parentSku', i.parent_sku,
      'returnRequested', (select coalesce(sum(ri.requested), 0) from return_item ri join return_request r on r.id = ri.return_id where ri.order_item_id = i.id and r.status <> 'UNCONFIRMED' and ri.status not in ('REJECTED', 'DENIED')),
      'returned', (select coalesce(sum(ri.authorized), 0) from return_item ri where ri.order_item_id = i.id and ri.status in ('RECEIVED', 'APPROVED')),
      'regularIncl', ${halalas('i.regular_incl_tax')}, 'priceIncl', ${halalas('i.price_incl_tax')}, 'rowIncl', ${halalas('i.row_incl_tax')},
      'rowTax', ${halalas('i.row_tax')}, 'rowDiscount', ${halalas('i.row_discount')}) order by i.id) from order_item i where i.order_id = o.id), '[]') as items,
    coalesce((select json_agg(json_build_object('id', d.id, 'kind', d.kind, 'number', d.number, 'items', d.items, 'tracking', d.tracking, 'createdAt', d.created_at) order by d.id) from order_document d where d.order_id = o.id), '[]') as documents,
    coalesce((select json_agg(json_build_object('message', c.message, 'createdAt', c.created_at, 'documentId', c.document_id) order by c.id) from order_comment c where c.order_id = o.id), '[]') as comments
  from sales_order o`;

export async function orderById(target: Queryable, id: number): Promise<Order | undefined> {
  const [order] = await target.query<Order>(`${SELECT_ORDER} where o.id = $1`, [id]);
  return order;
}

export async function orderByNumber(target: Queryable, number: string): Promise<Order | undefined> {
  const [order] = await target.query<Order>(`${SELECT_ORDER} where o.number = $1`, [number]);
  return order;
}

export async function orderByToken(target: Queryable, token: string): Promise<Order | undefined> {
  const [order] = await target.query<Order>(`${SELECT_ORDER} where o.token = $1`, [token]);
  return order;
}

export interface OrderSearch {
  readonly customerId: number;
  /** The store view that they were placed in; undefined: any. */
  readonly storeId: number | undefined;
  readonly numbers: readonly string[] | undefined;
  readonly numberPart: string | undefined;
  /** What the order holds, as it was typed; of what has no letter and no digit nothing is found. */
  readonly text: string | undefined;
  readonly statuses: readonly string[] | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Grand totals in riyals. */
  readonly atLeast: number | undefined;
  readonly atMost: number | undefined;
  readonly sort: 'number' | 'created_at';
  readonly descending: boolean;
  readonly pageSize: number;
  readonly currentPage: number;
}

/** A line's name counts as it was ordered and in the words of every view. */
const HOLDS_TEXT = `(strpos(o.plain, plain_text($9)) > 0 or o.id in (select i.order_id from order_item i join sales_order own on own.id = i.order_id where own.customer_id = $1
      and (strpos(i.plain, plain_text($9)) > 0 or i.product_id in (select t.product_id from product_text t where strpos(t.plain, plain_text($9)) > 0))))`;

/** One page of a customer's orders and how many there are. */
export async function findOrders(
  target: Queryable,
  search: OrderSearch,
): Promise<{ readonly total: number; readonly orders: readonly Order[] }> {
  const condition = `o.customer_id = $1 and ($2::text[] is null or o.number = any ($2)) and ($3::text is null or strpos(o.number, $3) > 0) and ($4::text[] is null or o.status = any ($4))
    and ($5::timestamptz is null or o.created_at >= $5) and ($6::timestamptz is null or o.created_at <= $6)
    and ($7::numeric is null or o.grand_total >= $7) and ($8::numeric is null or o.grand_total <= $8) and ($9::text is null or (plain_text($9) <> '' and ${HOLDS_TEXT})) and ($10::int is null or o.store_id = $10)`;
  const values = [
    search.customerId,
    search.numbers ?? null,
    search.numberPart ?? null,
    search.statuses ?? null,
    search.from ?? null,
    search.to ?? null,
    search.atLeast ?? null,
    search.atMost ?? null,
    search.text ?? null,
    search.storeId ?? null,
  ];
  const order = `o.${search.sort} ${search.descending ? 'desc' : 'asc'}, o.id ${search.descending ? 'desc' : 'asc'}`;
  // Asked once: a search through texts reads every line that the customer has ordered.
  const found = await target.query<{ id: number; total: number }>(
    `select o.id, count(*) over ()::int as total from sales_order o where ${condition} order by ${order} limit $11 offset $12`,
    [...values, search.pageSize, (search.currentPage - 1) * search.pageSize],
  );
  if (found[0]) {
    const ids = found.map(({ id }) => id);
    return { total: found[0].total, orders: await target.query<Order>(`${SELECT_ORDER} where o.id = any ($1) order by ${order}`, [ids]) };
  }
  if (search.currentPage === 1) return { total: 0, orders: [] };
  const [count] = await target.query<{ total: number }>(`select count(*)::int as total from sales_order o where ${condition}`, values);
  return { total: count?.total ?? 0, orders: [] };
}

/** What the resolvers of `CustomerOrder` get. */
export type OrderSource = Order & { readonly __typename: 'CustomerOrder' };

export const orderSource = (order: Order): OrderSource => ({ ...order, __typename: 'CustomerOrder' });

/** Status codes as people read them, in the platform's words. */
const STATUS_LABELS: Readonly<Record<string, { readonly en: string; readonly ar: string }>> = {
  pending: { en: 'Pending', ar: 'قيد الانتظار' },
  processing: { en: 'Processing', ar: 'قيد المعالجة' },
  complete: { en: 'Complete', ar: 'مكتمل' },
  canceled: { en: 'Canceled', ar: 'ملغى' },
  closed: { en: 'Closed', ar: 'مغلق' },
  holded: { en: 'On Hold', ar: 'معلّق' },
};

export function statusLabel(status: string, language: 'en' | 'ar'): string {
  return STATUS_LABELS[status]?.[language] ?? status;
}

/** The codes behind a label or a code. */
export function statusCodes(wanted: readonly string[]): readonly string[] {
  return wanted.flatMap((text) =>
    Object.entries(STATUS_LABELS)
      .filter(([code, labels]) => [code, labels.en, labels.ar].some((name) => name.toLowerCase() === text.toLowerCase()))
      .map(([code]) => code),
  );
}

export async function firstOrderDate(target: Queryable, customerId: number): Promise<Date | undefined> {
  const [row] = await target.query<{ first: Date | null }>('select min(created_at) as first from sales_order where customer_id = $1', [
    customerId,
  ]);
  return row?.first ?? undefined;
}

/** Nothing was shipped yet and nothing is final. */
export function canBeCanceled(order: Order): boolean {
  return (order.status === 'pending' || order.status === 'processing') && !order.documents.some((document) => document.kind === 'shipment');
}
