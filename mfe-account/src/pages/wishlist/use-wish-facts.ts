import type { WishlistEntry } from 'shared-contracts';
import { useHost, useOperation } from 'shared-platform';
import { present } from '../../features/present/present';
import { WishAlertsDocument, WishCommentsDocument } from './wish-facts.graphql.ts';

/** Entries of one answer, as the query has it. */
const COMMENTS_AT_ONCE = 300;

/** What the customer has written beside the entries of a list, by entry. Empty until it is read. */
export function useWishComments(listId: string | undefined, entries: readonly WishlistEntry[], first: number): ReadonlyMap<string, string> {
  const page = Math.floor(first / COMMENTS_AT_ONCE) + 1;
  const isPaused = listId === undefined || entries.length === 0;
  const { data } = useOperation(WishCommentsDocument, { listId: listId ?? '', page }, { isPaused, keepLast: true });
  const items = present(data?.customer?.wishlist_v2?.items_v2?.items);
  return new Map(items.flatMap(({ id, description }) => (description ? [[id, description]] : [])));
}

/** SKUs of which the customer will be told when they are back. Asked only where something is out of stock and the platform has alerts. */
export function useWishAlerts(isWanted: boolean): ReadonlySet<string> {
  const { hasExtensions } = useHost();
  const { data } = useOperation(WishAlertsDocument, {}, { isPaused: !isWanted || !hasExtensions });
  const waiting = present(data?.customer?.product_alerts?.items).filter(({ status }) => status === 'WAITING');
  return new Set(waiting.flatMap(({ product }) => product?.sku ?? []));
}
