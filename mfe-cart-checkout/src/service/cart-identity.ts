import { isMoney, type CartSummary, type Money } from 'shared-contracts';
import type { BrowserPersistence } from 'shared-platform';
import type { BrowserEnvironment } from './browser-environment';
import { keep, type CartOwner, type CartPlace } from './cart-place';

export const CART_ID = 'cartId';
export const CART_SUMMARY = 'cartSummary';
export const CART_LINES = 'cartLines';
const CART_OWNER = 'cartOwner';

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
  place(): CartPlace;
  /** Asks the platform for a new cart. */
  create(): Promise<string>;
  onIdentified(cartId: string): void;
}

/** Which cart is this browser's. Creating and replacing run one tab at a time, and look into the storage again first. */
export function createCartIdentity({ browser, place, create, onIdentified }: CartIdentityOptions): CartIdentity {
  let cartId: string | undefined;
  let ensuring: Promise<string> | undefined;
  // Grows when the cart is forgotten: what was begun before must not bring an old cart back.
  let generation = 0;

  const take = (id: string): string => {
    cartId = id;
    const { area, owner } = place();
    if (storedCartId({ area, owner }) !== id) {
      keep({ area, owner }, CART_OWNER, owner);
      keep({ area, owner }, CART_ID, id);
    }
    onIdentified(id);
    return id;
  };

  const find = (isRefused: (id: string) => boolean): Promise<string> => {
    const begun = generation;
    return browser.exclusively(async () => {
      const stored = storedCartId(place());
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
      const forgotten = cartId ?? storedCartId(place());
      generation += 1;
      ensuring = undefined;
      cartId = undefined;
      removeStored(place().area);
      return forgotten;
    },
  };
}

/** From the storage, which anything may have written to. One that names no owner was stored before carts had one: it is tried. */
export function storedCartId({ area, owner }: CartPlace): string | undefined {
  const stored = area.get<unknown>(CART_ID);
  const storedOwner = area.get<unknown>(CART_OWNER) ?? owner;
  return typeof stored === 'string' && stored !== '' && storedOwner === owner ? stored : undefined;
}

/** The cart that another owner left in this place. */
export function strangersCartId({ area, owner }: CartPlace): { cartId: string; owner: CartOwner } | undefined {
  const stranger = owner === 'guest' ? 'customer' : 'guest';
  const cartId = area.get<unknown>(CART_OWNER) === stranger ? storedCartId({ area, owner: stranger }) : undefined;
  return cartId === undefined ? undefined : { cartId, owner: stranger };
}

export function removeStored(area: BrowserPersistence): void {
  for (const key of [CART_ID, CART_OWNER, CART_SUMMARY, CART_LINES]) area.remove(key);
}

/** `mark` stands for the lines and totals that were read; undefined where they are not known. */
export type StoredSummary = Omit<CartSummary, 'total'> & { total?: Money | undefined; mark?: string | undefined };

/** With its owner, so that the badge of the next document is not somebody else's. */
export function storeSummary({ area, owner }: CartPlace, summary: StoredSummary): void {
  keep({ area, owner }, CART_SUMMARY, { ...summary, owner });
}

export function storedSummary({ area, owner }: CartPlace): StoredSummary | undefined {
  const stored = area.get<unknown>(CART_SUMMARY);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { cartId, count, at, mark, total, owner: storedOwner = owner } = stored as Record<string, unknown>;
  if (storedOwner !== owner || typeof cartId !== 'string' || typeof count !== 'number' || typeof at !== 'number') return undefined;
  return { cartId, count, at, ...(typeof mark === 'string' ? { mark } : {}), ...(isMoney(total) ? { total } : {}) };
}
