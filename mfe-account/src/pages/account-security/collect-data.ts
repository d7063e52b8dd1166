import type { CommerceService, Operation } from 'shared-contracts';
import { present } from '../../features/present/present';
import {
  CollectedAccountDocument,
  CollectedAlertsDocument,
  CollectedOrdersDocument,
  CollectedRequestsDocument,
  CollectedRequisitionListsDocument,
  CollectedReturnsDocument,
  CollectedReviewsDocument,
  CollectedTicketsDocument,
  CollectedWishlistsDocument,
} from './collected.graphql.ts';

/** One page of a list, as the platform pages all of its lists. */
interface ListPage<Item> {
  items?: readonly (Item | null)[] | null;
  page_info?: { total_pages?: number | null } | null;
}

/** More pages than anybody has: an answer that never ends does not keep the shopper waiting for ever. */
const MOST_PAGES = 1000;

/** All that the platform has of a customer, as one plain value. Rejects where a part cannot be read: half a copy is none. */
export async function collectData(commerce: CommerceService, hasExtensions: boolean): Promise<object> {
  const ask = async <D, V>(operation: Operation<D, V>, variables: V): Promise<D> => {
    const { data, error } = await commerce.query(operation, variables, { policy: 'network-only' });
    if (!data || error) throw new Error(error?.message ?? 'No answer.');
    return data;
  };
  const all = async <D, Item>(operation: Operation<D, { page: number }>, pageOf: (data: D) => ListPage<Item> | null | undefined) => {
    const items: Item[] = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const list = pageOf(await ask(operation, { page }));
      items.push(...present(list?.items));
      if (page >= (list?.page_info?.total_pages ?? 0)) break;
    }
    return items;
  };

  const { customer, customerPaymentTokens } = await ask(CollectedAccountDocument, {});
  const own = {
    account: customer,
    stored_payments: present(customerPaymentTokens?.items).map(({ payment_method_code, details }) => ({ payment_method_code, details })),
    orders: await all(CollectedOrdersDocument, (data) => data.customer?.orders),
    returns: await all(CollectedReturnsDocument, (data) => data.customer?.returns),
    reviews: await reviews(ask),
    wish_lists: await wishLists(ask),
    requisition_lists: await requisitionLists(ask),
  };
  if (!hasExtensions) return withoutTypes(own);
  return withoutTypes({
    ...own,
    support_tickets: await all(CollectedTicketsDocument, (data) => data.customer?.support_tickets),
    drawing_requests: await all(CollectedRequestsDocument, (data) => data.customer?.drawing_requests),
    stock_alerts: await all(CollectedAlertsDocument, (data) => data.customer?.product_alerts),
  });
}

type Ask = <D, V>(operation: Operation<D, V>, variables: V) => Promise<D>;

/** Lists are paged together: each has what it has of every page. */
/** A review of a product that is not sold any more fails with it: it is collected without. */
async function reviews(ask: Ask): Promise<readonly object[]> {
  const items: object[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { customer } = await ask(CollectedReviewsDocument, { page, withProducts: true }).catch(() =>
      ask(CollectedReviewsDocument, { page, withProducts: false }),
    );
    items.push(...present(customer?.reviews.items));
    if (page >= (customer?.reviews.page_info?.total_pages ?? 0)) break;
  }
  return items;
}

async function wishLists(ask: Ask): Promise<readonly object[]> {
  const lists = new Map<string, { name: string; items: object[] }>();
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { customer } = await ask(CollectedWishlistsDocument, { page });
    const found = present(customer?.wishlists);
    for (const { id: listId, name, items_v2: entries } of found) {
      const id = listId ?? '';
      const list = lists.get(id) ?? { name: name ?? '', items: [] };
      lists.set(id, { ...list, items: [...list.items, ...present(entries?.items)] });
    }
    if (found.every(({ items_v2: entries }) => page >= (entries?.page_info?.total_pages ?? 0))) break;
  }
  return [...lists.values()];
}

/** As wish lists. */
async function requisitionLists(ask: Ask): Promise<readonly object[]> {
  const lists = new Map<string, { name: string; items: object[] }>();
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { customer } = await ask(CollectedRequisitionListsDocument, { page });
    const found = present(customer?.requisition_lists?.items);
    for (const { uid, name, items: entries } of found) {
      const list = lists.get(uid) ?? { name, items: [] };
      lists.set(uid, { name, items: [...list.items, ...present(entries?.items)] });
    }
    if (found.every(({ items: entries }) => page >= (entries?.page_info?.total_pages ?? 0))) break;
  }
  return [...lists.values()];
}

/** Without what only programs read: type names and ids of the cache. */
function withoutTypes<T extends object>(value: T): T {
  return JSON.parse(JSON.stringify(value, (name, part: unknown) => (name === '__typename' || name === 'uid' ? undefined : part))) as T;
}
