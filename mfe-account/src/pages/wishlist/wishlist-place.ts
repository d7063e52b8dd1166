import type { WishlistEntry, WishlistState } from 'shared-contracts';

/** Entries shown at a time. */
export const PAGE_SIZE = 20;

export interface WishlistPlace {
  /** The list that is shown: the one that the address names, else the customer's first. Undefined where there is none. */
  list: WishlistState['lists'][number] | undefined;
  /** All of its entries. */
  entries: readonly WishlistEntry[];
  /** From 1, and no page beyond the last. */
  page: number;
  pages: number;
  shown: readonly WishlistEntry[];
}

/** What the page's address asks for, as far as it is there. */
export function placeOf(search: string, { lists, entries: all }: Pick<WishlistState, 'lists' | 'entries'>): WishlistPlace {
  const wanted = new URLSearchParams(search);
  const list = lists.find(({ id }) => id === wanted.get('list')) ?? lists[0];
  const entries = all.filter(({ listId }) => listId === list?.id);
  const pages = Math.max(1, Math.ceil(entries.length / PAGE_SIZE));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(wanted.get('page') ?? '1')) || 1));
  return { list, entries, page, pages, shown: entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) };
}

export function pathOf({ list, page = 1 }: { list?: string | undefined; page?: number }): string {
  const query = new URLSearchParams({ ...(list === undefined ? {} : { list }), ...(page > 1 ? { page: String(page) } : {}) }).toString();
  return query ? `/wishlist?${query}` : '/wishlist';
}
