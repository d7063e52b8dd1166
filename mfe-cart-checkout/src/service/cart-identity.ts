import type { CartSummary } from 'shared-contracts';
import type { BrowserEnvironment } from './browser-environment';

export const CART_ID = 'cartId';
export const CART_SUMMARY = 'cartSummary';

export interface CartIdentity {
  current(): string | undefined;
  /** The id of the cart: in memory, else in storage, else a new one. */
  ensure(): Promise<string>;
  /** Puts another cart in the place of one that the platform refuses: the one that another tab has found already, else a new one. */
  replace(lost: string): Promise<string>;
  /** Takes the id that another tab has stored. */
  adopt(cartId: string): void;
  forget(): string | undefined;
}

export interface CartIdentityOptions {
  browser: BrowserEnvironment;
  /** Asks the platform for a new cart. */
  create(): Promise<string>;
  onIdentified(cartId: string): void;
}

/** Which cart is this browser's. Creating and replacing run one tab at a time, and look into the storage again first. */
export function createCartIdentity({ browser, create, onIdentified }: CartIdentityOptions): CartIdentity {
  let cartId: string | undefined;
  let ensuring: Promise<string> | undefined;
  // Grows when the cart is forgotten: what was begun before must not bring an old cart back.
  let generation = 0;

  const take = (id: string): string => {
    cartId = id;
    if (browser.local.get<unknown>(CART_ID) !== id) browser.local.set(CART_ID, id);
    onIdentified(id);
    return id;
  };

  const find = (isRefused: (id: string) => boolean): Promise<string> => {
    const begun = generation;
    return browser.exclusively(async () => {
      const stored = storedCartId(browser);
      if (stored !== undefined && !isRefused(stored)) return generation === begun ? take(stored) : stored;
      const created = await create();
      return generation === begun ? take(created) : created;
    });
  };

  const ensure = async (): Promise<string> => {
    if (cartId !== undefined) return cartId;
    const begun = generation;
    ensuring ??= find(() => false);
    const mine = ensuring;
    try {
      const found = await mine;
      return generation === begun ? found : await ensure();
    } finally {
      if (ensuring === mine) ensuring = undefined;
    }
  };

  return {
    current: () => cartId,
    ensure,
    replace(lost) {
      if (cartId === lost) cartId = undefined;
      return find((stored) => stored === lost);
    },
    adopt: (id) => void take(id),
    forget() {
      const forgotten = cartId ?? storedCartId(browser);
      generation += 1;
      ensuring = undefined;
      cartId = undefined;
      browser.local.remove(CART_ID);
      browser.local.remove(CART_SUMMARY);
      return forgotten;
    },
  };
}

/** From the storage, which anything may have written to. */
export function storedCartId(browser: BrowserEnvironment): string | undefined {
  const stored = browser.local.get<unknown>(CART_ID);
  return typeof stored === 'string' && stored !== '' ? stored : undefined;
}

export function storedSummary(browser: BrowserEnvironment): CartSummary | undefined {
  const stored = browser.local.get<unknown>(CART_SUMMARY);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { cartId, count, at } = stored as Record<string, unknown>;
  return typeof cartId === 'string' && typeof count === 'number' && typeof at === 'number' ? { cartId, count, at } : undefined;
}
