import { operation } from 'shared-contracts';
import { useLocation, useOperation } from 'shared-platform';
import { present } from '../../features/present/present';
import { ShownWishesDocument, ShownWishesOfDocument, type ShownWishesFragment } from './wished-products.graphql.ts';
import { address, PAGE_SIZE } from './wishlist-place';

type ShownWish = NonNullable<NonNullable<NonNullable<ShownWishesFragment['items_v2']>['items']>[number]>;

/** The entries that an address asks for, as the platform has them. */
export interface ShownWishes {
  items: readonly ShownWish[];
  isComing: boolean;
}

/** What is asked for them with the page: before its code is there, and beside the lists. */
export function askedForShown(search: string) {
  const { list, page } = address.read(search);
  return list === undefined
    ? operation(ShownWishesDocument, { page, pageSize: PAGE_SIZE }, { required: false })
    : operation(ShownWishesOfDocument, { listId: list, page, pageSize: PAGE_SIZE }, { required: false });
}

/** Entries of the address with their products. What is known stays while it is asked for anew. */
export function useShownWishes(): ShownWishes {
  const { list, page } = address.read(useLocation().search);
  const variables = { page, pageSize: PAGE_SIZE };
  const ofFirst = useOperation(ShownWishesDocument, variables, { isPaused: list !== undefined, keepLast: true });
  const ofNamed = useOperation(
    ShownWishesOfDocument,
    { ...variables, listId: list ?? '' },
    { isPaused: list === undefined, keepLast: true },
  );
  const shown = list === undefined ? ofFirst.data?.customer?.wishlists[0] : ofNamed.data?.customer?.wishlist_v2;
  return { items: present(shown?.items_v2?.items), isComing: list === undefined ? ofFirst.fetching : ofNamed.fetching };
}
