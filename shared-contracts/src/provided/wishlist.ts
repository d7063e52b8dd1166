import type { ProductChoice } from '../product-choice';
import type { ServiceDeclaration, ServiceRef, SessionCommands } from '../service-ref';
import type { Snapshot } from '../snapshot';

/** One product on one of the customer's lists. */
export interface WishlistEntry {
  /** The platform's id of the entry. */
  id: string;
  listId: string;
  /** Of the variant, where one was chosen. */
  sku: string;
  /** SKU of the configurable product that this is a variant of. */
  parentSku: string | undefined;
  name: string;
  quantity: number;
}

export interface WishlistState {
  /**
   * `guest`: nobody is signed in, there is no list. `unknown`: not read yet. `failed`: could not be read; `refresh` tries again.
   * `disabled`: this platform has no wish lists.
   */
  status: 'guest' | 'unknown' | 'ready' | 'failed' | 'disabled';
  /** The platform's order: the first is the default list. `count`: entries, those among them whose product is gone. */
  lists: readonly { id: string; name: string; count: number }[];
  /** Of all lists, however long. What was read last stays while it is read again. */
  entries: readonly WishlistEntry[];
  /** SKUs that are being added, removed or moved. */
  busy: readonly string[];
}

export const EMPTY_WISHLIST: WishlistState = { status: 'unknown', lists: [], entries: [], busy: [] };

export interface AddToWishlistItem extends ProductChoice {
  /** Pieces. Where none is given, a product that is on the list stays as it is; a given quantity is added to that. */
  quantity?: number;
}

/** `name` of the error with which the commands of somebody who is not signed in reject. */
export const SIGNED_OUT = 'signed-out';
/** `name` of the error with which commands reject that the platform did not carry out; its message is for the shopper. */
export const REFUSED = 'refused';

/**
 * The customer's wish lists. Commands are carried out one at a time and in order; a change shows in the state once the platform has
 * confirmed it. They reject with an error whose message is for the shopper and whose name is `signed-out` or `refused`.
 */
export interface WishlistService extends SessionCommands {
  state: Snapshot<WishlistState>;
  /** Adds to a list, the customer's first where none is named. */
  add(item: AddToWishlistItem, listId?: string): Promise<void>;
  /** Takes a product off one list, off all where none is named, by the SKU that its entries have. One that is on none is no error. */
  remove(sku: string, listId?: string): Promise<void>;
  /** Moves an entry to another list. */
  move(entryId: string, toListId: string): Promise<void>;
  /** Makes a list, and gives its id. Undefined where the provider makes none: ask with `supports`. */
  create?(name: string): Promise<string>;
  /** Reads the lists from the network. Nothing to do for a guest. A failure is the state's `failed`, too. */
  refresh(): Promise<void>;
  /** Reads the lists of whoever is there now; nobody waits for it. */
  enterSession(): Promise<void>;
  /** Forgets them. */
  leaveSession(): Promise<void>;
}

export const wishlistRef = 'wishlist' as ServiceRef<WishlistService>;

export const wishlistService: ServiceDeclaration<WishlistService> = {
  ref: wishlistRef,
  initial: EMPTY_WISHLIST,
  commands: ['add', 'remove', 'move', 'refresh', 'enterSession', 'leaveSession'],
  optional: ['create'],
  // A guest has no lists: what shows a customer's asks for them with `refresh`.
  background: ['refresh'],
  start: 'intent',
  limitMs: 60_000,
};
