/* Loaded with the first look at one's lists. */
import type { Host } from 'shared-contracts';
import {
  QuickOrderListItemsDocument,
  QuickOrderListsDocument,
  QuickOrderOrdersDocument,
  type QuickOrderListItemsQuery,
} from './known-lists.graphql.ts';
import { MAX_ROWS, type QuickOrderEntry } from './quick-order-rows';
import type { ReadList } from './read-list';

/** A list that the platform keeps for a customer, its parts still to be asked for. */
export interface SavedList {
  uid: string;
  name: string;
  count: number;
}

/** An order as a list: what was ordered, in the pieces that were. */
export interface LastOrder {
  number: string;
  /** The platform's time. */
  date: string;
  entries: readonly QuickOrderEntry[];
}

export interface KnownLists {
  lists: readonly SavedList[];
  orders: readonly LastOrder[];
}

/** What a customer has kept or ordered. A platform without requisition lists has none; undefined: it does not answer. */
export async function readKnownLists(host: Host): Promise<KnownLists | undefined> {
  const [saved, ordered] = await Promise.all([
    host.commerce.query(QuickOrderListsDocument, {}, { policy: 'network-only' }),
    host.commerce.query(QuickOrderOrdersDocument, {}, { policy: 'network-only' }),
  ]);
  if (!ordered.data?.customer) return undefined;
  const orders = ordered.data.customer.orders?.items ?? [];
  return {
    lists: (saved.data?.customer?.requisition_lists?.items ?? []).flatMap((list) =>
      list && list.items_count > 0 ? [{ uid: list.uid, name: list.name, count: list.items_count }] : [],
    ),
    orders: orders.flatMap((order) => {
      const entries = (order?.items ?? []).flatMap((item) =>
        item?.product_sku ? [{ sku: item.product_sku, quantity: String(item.quantity_ordered ?? 1) }] : [],
      );
      return order && entries.length > 0 ? [{ number: order.number, date: order.order_date, entries }] : [];
    }),
  };
}

/** All parts of a list, page by page. */
export async function readSavedList(host: Host, uid: string): Promise<ReadList> {
  const entries: QuickOrderEntry[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data } = await host.commerce.query(QuickOrderListItemsDocument, { uid, page }, { policy: 'network-only' });
    if (!data?.customer) return { problem: 'no-answer' };
    const items = data.customer.requisition_lists?.items?.[0]?.items;
    pages = items?.total_pages ?? 0;
    for (const item of items?.items ?? []) if (item) entries.push({ sku: skuOf(item), quantity: String(item.quantity) });
    if (entries.length > MAX_ROWS) return { problem: 'too-many' };
  }
  return entries.length === 0 ? { problem: 'empty' } : { entries };
}

type Lists = NonNullable<NonNullable<NonNullable<QuickOrderListItemsQuery['customer']>['requisition_lists']>['items']>;
type Item = NonNullable<NonNullable<NonNullable<Lists[number]>['items']>['items'][number]>;

/** Of a product with options the variant that they make. */
function skuOf(item: Item): string {
  const { product } = item;
  const own = product.sku ?? '';
  if (item.__typename !== 'ConfigurableRequisitionListItem' || product.__typename !== 'ConfigurableProduct') return own;
  const chosen = (item.configurable_options ?? []).map((option) => option?.configurable_product_option_value_uid);
  const variant = (product.variants ?? []).find((each) => {
    const has = new Set((each?.attributes ?? []).map((attribute) => attribute?.uid));
    return chosen.length > 0 && chosen.every((uid) => has.has(uid));
  });
  return variant?.product?.sku ?? own;
}
