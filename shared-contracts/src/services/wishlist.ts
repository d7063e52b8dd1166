import type { SessionCommands } from '../provided-services';
import type { Snapshot } from '../snapshot';

/** One product on one of the customer's lists. */
export interface WishlistEntry {
  /** The platform's id of the entry. */
  id: string;
  listId: string;
  sku: string;
  name: string;
}

export interface WishlistState {
  /** `guest`: nobody is signed in, there is no list. `unknown`: not read yet. */
  status: 'guest' | 'unknown' | 'ready' | 'failed';
  lists: readonly { id: string; name: string; count: number }[];
  entries: readonly WishlistEntry[];
  /** SKUs that are being added or removed. */
  busy: readonly string[];
}

export const EMPTY_WISHLIST: WishlistState = { status: 'unknown', lists: [], entries: [], busy: [] };

/** The customer's wish lists. Commands reject with text for the shopper; a guest's with "signed-out" as the error's name. */
export interface WishlistService extends SessionCommands {
  state: Snapshot<WishlistState>;
  /** Adds to a list, the customer's first where none is named. Variants of a configurable product are named by their options' uids. */
  add(item: { sku: string; quantity?: number; selectedOptions?: readonly string[] }, listId?: string): Promise<void>;
  /** Takes a product off all lists. */
  remove(sku: string): Promise<void>;
  move(entryId: string, toListId: string): Promise<void>;
  enterSession(): Promise<void>;
  leaveSession(): Promise<void>;
}
