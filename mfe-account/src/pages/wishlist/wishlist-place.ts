import type { WishlistEntry, WishlistState } from 'shared-contracts';
import { anyText, defineListAddress } from 'shared-ui';

/** Entries shown at a time. */
export const PAGE_SIZE = 20;

export const address = defineListAddress('/wishlist', { list: anyText });

export interface WishlistPlace {
  /** The list that is shown: the one that the address names; the customer's first where it names none. Undefined where there is none. */
  list: WishlistState['lists'][number] | undefined;
  /** The address names a list that is none of the customer's. */
  isMissing: boolean;
  /** All of its entries. */
  entries: readonly WishlistEntry[];
  /** From 1, and no page beyond the last. */
  page: number;
  pages: number;
  shown: readonly WishlistEntry[];
}

/** What the page's address asks for, as far as it is there. */
export function placeOf(search: string, { lists, entries: all }: Pick<WishlistState, 'lists' | 'entries'>): WishlistPlace {
  const wanted = address.read(search);
  const list = wanted.list === undefined ? lists[0] : lists.find(({ id }) => id === wanted.list);
  const entries = all.filter(({ listId }) => listId === list?.id);
  const pages = Math.max(1, Math.ceil(entries.length / PAGE_SIZE));
  const page = Math.min(pages, wanted.page);
  const isMissing = wanted.list !== undefined && !list;
  return { list, isMissing, entries, page, pages, shown: entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) };
}
