import type { WishlistEntry, WishlistService, WishlistState } from 'shared-contracts';
import type { CallEvent } from 'shared-platform/service';

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
  /** The products of commands that are waiting or under way. */
  busy: readonly { call: number; sku: string }[];
  isReading: boolean;
  /** When the lists were last as the platform has them (ms since 1970). */
  readAt: number;
}

export type WishlistEvent =
  | { type: 'forget'; status: 'guest' | 'unknown' }
  | { type: 'read'; lists: readonly KnownList[]; at: number }
  | { type: 'unread'; isDisabled: boolean }
  /** One list as it is after a change. */
  | { type: 'changed'; list: KnownList; at: number };

export const NOTHING_KNOWN: WishlistModel = { status: 'unknown', lists: [], busy: [], isReading: false, readAt: 0 };

export function reduceWishlist(model: WishlistModel, event: WishlistEvent | CallEvent<WishlistService>): WishlistModel {
  const { busy, isReading } = model;
  switch (event.type) {
    case 'forget':
      return { ...NOTHING_KNOWN, status: event.status };
    case 'read':
      return { ...model, status: 'ready', lists: event.lists, readAt: event.at };
    case 'unread':
      if (event.isDisabled) return { ...NOTHING_KNOWN, busy, isReading, status: 'disabled' };
      // What is known may be old, and is more than nothing.
      return model.status === 'ready' ? model : { ...model, status: 'failed' };
    case 'changed': {
      const isKnown = model.lists.some(({ id }) => id === event.list.id);
      const lists = isKnown ? model.lists.map((list) => (list.id === event.list.id ? event.list : list)) : [...model.lists, event.list];
      return { ...model, lists, readAt: event.at };
    }
    case 'request': {
      if (event.command === 'refresh') return { ...model, isReading: true };
      const sku = productOf(model, event);
      return sku === undefined ? model : { ...model, busy: [...busy, { call: event.call, sku }] };
    }
    case 'receive':
      if (event.command === 'refresh') return { ...model, isReading: false };
      return { ...model, busy: busy.filter(({ call }) => call !== event.call) };
  }
}

/** The product that a command is about. */
function productOf({ lists }: WishlistModel, event: CallEvent<WishlistService>): string | undefined {
  switch (event.command) {
    case 'add':
      return event.args[0].sku;
    case 'remove':
      return event.args[0];
    case 'move':
      return lists.flatMap(({ entries }) => entries).find(({ id }) => id === event.args[0])?.sku;
    default:
      return undefined;
  }
}

/** What the shop sees. */
export function toWishlistState({ status, lists, busy }: WishlistModel): WishlistState {
  return {
    status,
    lists: lists.map(({ id, name, count }) => ({ id, name, count })),
    entries: lists.flatMap(({ entries }) => entries),
    busy: [...new Set(busy.map(({ sku }) => sku))],
  };
}
