import { isMoney, type CartSummary, type Money } from 'shared-contracts';
import { definePersisted, GUEST, oneOf, schemaOf, type BrowserPersistence } from 'shared-platform';
import type { BrowserEnvironment } from './browser-environment';
import { OWNERS, type CartOwner, type CartPlace } from './cart-place';
import { keptCartLines } from './kept-cart-lines';

/** The id alone is as the specification says; whose it is stands beside it. */
export const keptCartId = definePersisted({
  key: 'cartId',
  schema: schemaOf((id) => (typeof id === 'string' && id ? id : undefined)),
  scope: 'owner',
});
const keptCartOwner = definePersisted({ key: 'cartOwner', schema: oneOf(OWNERS), scope: 'owner' });
/** Names its owner, so that the badge of the next document is not somebody else's. */
export const keptCartSummary = definePersisted({ key: 'cartSummary', schema: schemaOf(toSummary), scope: 'owner' });

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
      keptCartOwner.write(owner, { area, owner });
      keptCartId.write(id, { area, owner });
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
  return (keptCartOwner.read({ area }) ?? owner) === owner ? keptCartId.read({ area }) : undefined;
}

/** The cart that another owner left in this place. */
export function strangersCartId({ area, owner }: CartPlace): { cartId: string; owner: CartOwner } | undefined {
  const stranger = owner === GUEST ? 'customer' : GUEST;
  const cartId = keptCartOwner.read({ area }) === stranger ? storedCartId({ area, owner: stranger }) : undefined;
  return cartId === undefined ? undefined : { cartId, owner: stranger };
}

export function removeStored(area: BrowserPersistence): void {
  for (const kept of [keptCartId, keptCartOwner, keptCartSummary, keptCartLines]) kept.remove({ area });
}

/** `mark` stands for the lines and totals that were read; undefined where they are not known. */
export type StoredSummary = Omit<CartSummary, 'total'> & { total?: Money | undefined; mark?: string | undefined };

export function storeSummary({ area, owner }: CartPlace, summary: StoredSummary): void {
  keptCartSummary.write({ ...summary, owner }, { area, owner });
}

export function storedSummary({ area, owner }: CartPlace): StoredSummary | undefined {
  const { owner: storedOwner, ...summary } = keptCartSummary.read({ area }) ?? {};
  return 'cartId' in summary && (storedOwner ?? owner) === owner ? summary : undefined;
}

function toSummary(value: unknown): (StoredSummary & { owner?: unknown }) | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { cartId, count, at, mark, total, owner } = value as Record<string, unknown>;
  if (typeof cartId !== 'string' || typeof count !== 'number' || typeof at !== 'number') return undefined;
  return { cartId, count, at, owner, ...(typeof mark === 'string' ? { mark } : {}), ...(isMoney(total) ? { total } : {}) };
}
