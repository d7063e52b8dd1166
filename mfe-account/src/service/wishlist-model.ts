import type { WishlistEntry, WishlistState } from 'shared-contracts';

/** One of the customer's lists, with all of its entries. */
export interface KnownList {
  id: string;
  name: string;
  count: number;
  entries: readonly WishlistEntry[];
}

/** Everything that the service knows. What the shop sees of it is derived by `toWishlistState`. */
export interface WishlistModel {
  status: WishlistState['status'];
  lists: readonly KnownList[];
  /** One for every command that is waiting or under way. */
  busy: readonly string[];
  /** When the lists were last as the platform has them (ms since 1970). */
  readAt: number;
}

export type WishlistAction =
  | { type: 'forget'; status: 'guest' | 'unknown' }
  | { type: 'read'; lists: readonly KnownList[]; at: number }
  | { type: 'unread'; isDisabled: boolean }
  /** One list as it is after a change. */
  | { type: 'changed'; list: KnownList; at: number }
  | { type: 'begin' | 'end'; products: readonly string[] };

export const NOTHING_KNOWN: WishlistModel = { status: 'unknown', lists: [], busy: [], readAt: 0 };

export function reduceWishlist(model: WishlistModel, action: WishlistAction): WishlistModel {
  switch (action.type) {
    case 'forget':
      return { ...NOTHING_KNOWN, status: action.status };
    case 'read':
      return { ...model, status: 'ready', lists: action.lists, readAt: action.at };
    case 'unread':
      if (action.isDisabled) return { ...NOTHING_KNOWN, busy: model.busy, status: 'disabled' };
      // What is known may be old, and is more than nothing.
      return model.status === 'ready' ? model : { ...model, status: 'failed' };
    case 'changed': {
      const isKnown = model.lists.some(({ id }) => id === action.list.id);
      const lists = isKnown ? model.lists.map((list) => (list.id === action.list.id ? action.list : list)) : [...model.lists, action.list];
      return { ...model, lists, readAt: action.at };
    }
    case 'begin':
      return { ...model, busy: [...model.busy, ...action.products] };
    case 'end':
      return { ...model, busy: action.products.reduce(withoutOne, model.busy) };
  }
}

/** What the shop sees. */
export function toWishlistState({ status, lists, busy }: WishlistModel): WishlistState {
  return {
    status,
    lists: lists.map(({ id, name, count }) => ({ id, name, count })),
    entries: lists.flatMap(({ entries }) => entries),
    busy: [...new Set(busy)],
  };
}

function withoutOne(busy: readonly string[], product: string): readonly string[] {
  const first = busy.indexOf(product);
  return busy.filter((_other, index) => index !== first);
}
