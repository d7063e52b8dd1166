import { REFUSED, signInPath, SIGNED_OUT, UNAVAILABLE, type AddToWishlistItem, type Host, type WishlistService } from 'shared-contracts';
import { sessionPersistence } from 'shared-platform';

/** What a press of the button needs. Loaded with the first one, and for customers when the browser is idle. */
export interface WishlistChange {
  host: Host;
  wishlist: WishlistService;
  /** SKU of the page's product. */
  of: string;
  /** A sentence about the product. */
  say: (id: 'wishlist.added' | 'wishlist.removed' | 'wishlist.failed') => string;
}

interface Wanted {
  of: string;
  item: AddToWishlistItem;
}

/** What a guest has wanted, for as long as signing in takes. */
const WANTED = 'wishlistWanted';
const WANTED_FOR_S = 600;

/**
 * Adds or removes, and says so; that a service did not come has been said by the shell. A guest is led to sign in, and comes back to the
 * product, which is added then.
 */
export async function press({ item, isOnList, ...change }: WishlistChange & { item: AddToWishlistItem; isOnList: boolean }): Promise<void> {
  const { host, wishlist, of, say } = change;
  if (host.session.state.get().status !== 'customer') return leadToSignIn(host, { of, item });
  try {
    await (isOnList ? wishlist.remove(item.sku) : wishlist.add(item));
    host.toasts.add({ type: 'success', message: say(isOnList ? 'wishlist.removed' : 'wishlist.added') });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    if (name === SIGNED_OUT) leadToSignIn(host, { of, item });
    else if (name !== UNAVAILABLE) host.toasts.add({ type: 'error', message: name === REFUSED ? message : say('wishlist.failed') });
  }
}

/** Adds what a guest has wanted of this product before they signed in. What they have wanted of another is forgotten. */
export async function addWanted(change: WishlistChange): Promise<void> {
  const wanted = sessionPersistence.get<unknown>(WANTED);
  sessionPersistence.remove(WANTED);
  if (isWanted(wanted) && wanted.of === change.of) await press({ ...change, item: wanted.item, isOnList: false });
}

function leadToSignIn({ navigation }: Host, wanted: Wanted): void {
  sessionPersistence.set(WANTED, wanted, WANTED_FOR_S);
  navigation.push(signInPath(navigation.state.get().location));
}

function isWanted(value: unknown): value is Wanted {
  if (typeof value !== 'object' || value === null || !('of' in value) || !('item' in value)) return false;
  const { item } = value;
  return typeof item === 'object' && item !== null && 'sku' in item && typeof item.sku === 'string';
}
