import { useMemo } from 'react';
import type { WishlistService, WishlistState } from 'shared-contracts';
import { useOperation, useSnapshot } from 'shared-platform';
import { present } from '../../features/present/present';
import { toEntries } from '../../service/wishlist-entries';
import { WishlistsDocument, type WishlistsQuery } from '../../service/wishlist.graphql.ts';

/** The customer's lists: the service's, and until it could read them what was asked for with the page. */
export function useWishes(wishlist: WishlistService): WishlistState {
  const state = useSnapshot(wishlist.state);
  const isUnread = state.status === 'unknown' || state.status === 'failed';
  const { data } = useOperation(WishlistsDocument, {}, { isPaused: !isUnread });
  return useMemo(() => (isUnread && data ? { ...state, ...toWishes(data) } : state), [state, isUnread, data]);
}

/** Undefined where the answer has not all entries of each list: how many there are would be wrong. */
function toWishes({ customer }: WishlistsQuery): Pick<WishlistState, 'status' | 'lists' | 'entries'> | undefined {
  const lists = present(customer?.wishlists);
  if (lists.length === 0 || lists.some(({ items_v2: items }) => (items?.page_info?.total_pages ?? 1) > 1)) return undefined;
  const entries = lists.flatMap(toEntries);
  return {
    status: 'ready',
    lists: lists.map((list) => ({ id: list.id ?? '', name: list.name ?? '', count: list.items_count ?? toEntries(list).length })),
    entries,
  };
}
