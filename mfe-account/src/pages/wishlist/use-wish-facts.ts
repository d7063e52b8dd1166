import { useState } from 'react';
import type { WishlistEntry } from 'shared-contracts';
import { useHost, useOperation } from 'shared-platform';
import { present } from '../../features/present/present';
import type { ShownWishes } from './use-shown-wishes';
import { WishAlertsDocument, WishCommentsDocument } from './wish-facts.graphql.ts';

/** Entries of one answer, as the query has it. */
const COMMENTS_AT_ONCE = 300;

interface WishFacts {
  /** What the customer has written beside entries, by entry. */
  comments: ReadonlyMap<string, string>;
  /** SKUs of which the customer will be told when they are back. */
  alerts: ReadonlySet<string>;
  /** They make entries higher: these wait for the first answer. What cannot be read is left out. */
  areComing: boolean;
}

/**
 * What the service does not know of a list's entries. `first`: where on the list the shown ones begin. `told` has the comments of most: not
 * of those that stand elsewhere on the platform's pages, where products of entries before them are gone.
 */
export function useWishFacts(listId: string | undefined, entries: readonly WishlistEntry[], first: number, told: ShownWishes): WishFacts {
  const { hasExtensions } = useHost();
  const isPaused = listId === undefined || entries.length === 0;
  const page = Math.floor(first / COMMENTS_AT_ONCE) + 1;
  const known = new Set(told.items.map(({ id }) => id));
  const isTold = told.isComing || entries.every(({ id }) => known.has(id));
  const comments = useOperation(WishCommentsDocument, { listId: listId ?? '', page }, { isPaused: isPaused || isTold });
  const alerts = useOperation(WishAlertsDocument, {}, { isPaused: isPaused || !hasExtensions });
  // Entries that are shown stay while a change has everything asked for again.
  const place = `${listId} ${page}`;
  const [settled, setSettled] = useState<string>();
  const isSettled = settled === place || !(told.isComing || comments.fetching || alerts.fetching);
  if (isSettled && settled !== place && !isPaused) setSettled(place);
  const items = [...present(comments.data?.customer?.wishlist_v2?.items_v2?.items), ...told.items];
  const waiting = present(alerts.data?.customer?.product_alerts?.items).filter(({ status }) => status === 'WAITING');
  return {
    comments: new Map(items.flatMap(({ id, description }) => (description ? [[id, description]] : []))),
    alerts: new Set(waiting.flatMap(({ product }) => product?.sku ?? [])),
    areComing: !isSettled,
  };
}
