import { REFUSED, signInPath, SIGNED_OUT, UNAVAILABLE, type AddToWishlistItem, type Host, type WishlistService } from 'shared-contracts';
import { definePersisted, schemaOf } from 'shared-platform';
import type { WishlistSignIn } from './sign-in/load-sign-in';

/** What a press of the button needs. Loaded with the first one, and for customers when the browser is idle. */
export interface WishlistChange {
  host: Host;
  wishlist: WishlistService;
  /** SKU of the page's product. */
  of: string;
  /** A sentence about the product. */
  say: (id: 'wishlist.added' | 'wishlist.removed' | 'wishlist.failed') => string;
  /** Opens the dialog over the page. */
  ask: (dialog: WishlistSignIn) => void;
}

/** What a guest has wanted, and of which product's page, for as long as signing in takes. */
const wanted = definePersisted({
  key: 'wishlistWanted',
  schema: schemaOf(toWanted),
  scope: 'tab',
  maxAge: 600,
});

/**
 * Adds or removes, and says so; that a service did not come has been said by the shell. A guest is asked to sign in over the page or, where
 * the dialog cannot be had, led to the page that asks; what they have wanted is added once they are signed in and see the product.
 */
export async function press({ item, isOnList, ...change }: WishlistChange & { item: AddToWishlistItem; isOnList: boolean }): Promise<void> {
  const { host, wishlist, say } = change;
  if (host.session.state.get().status !== 'customer') return askToSignIn(change, item);
  try {
    await (isOnList ? wishlist.remove(item.sku) : wishlist.add(item));
    host.toasts.add({ type: 'success', message: say(isOnList ? 'wishlist.removed' : 'wishlist.added') });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    if (name === SIGNED_OUT) await askToSignIn(change, item);
    else if (name !== UNAVAILABLE) host.toasts.add({ type: 'error', message: name === REFUSED ? message : say('wishlist.failed') });
  }
}

/** Adds what a guest has wanted of this product before they signed in. What they have wanted of another is forgotten. */
export async function addWanted(change: WishlistChange): Promise<void> {
  const stored = wanted.read();
  wanted.remove();
  if (stored?.of === change.of) await press({ ...change, item: stored.item, isOnList: false });
}

/** Of one who does not sign in after all. */
export function forgetWanted(): void {
  wanted.remove();
}

async function askToSignIn({ host, of, ask }: WishlistChange, item: AddToWishlistItem): Promise<void> {
  wanted.write({ of, item });
  const dialog = await loadDialog(host);
  if (dialog) ask(dialog);
  else host.navigation.push(signInPath(host.navigation.state.get().location));
}

async function loadDialog({ slots, intl, telemetry }: Host): Promise<WishlistSignIn | undefined> {
  // Shells of contract 2.0 do not say.
  const { isFilled }: Partial<Host['slots']> = slots;
  if (!isFilled?.('sign-in-dialog')) return undefined;
  try {
    const { loadSignIn } = await import(/* webpackChunkName: "on-demand" */ './sign-in/load-sign-in');
    return await loadSignIn(intl);
  } catch (error) {
    telemetry.recordError(error);
    return undefined;
  }
}

function toWanted(value: unknown): { of: string; item: AddToWishlistItem } | undefined {
  const { of, item } = (value ?? {}) as { of?: unknown; item?: AddToWishlistItem | null };
  return typeof of === 'string' && typeof item?.sku === 'string' ? { of, item } : undefined;
}
