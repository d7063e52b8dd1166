import { isMoney, type CartSummary, type Money } from 'shared-contracts';
import { definePersisted, GUEST, oneOf, schemaOf, type BrowserPersistence } from 'shared-platform';
import { OWNERS, type CartOwner, type CartPlace } from './cart-place';
import { cartLinesEntry } from './stored-cart-lines';

/** The id alone is as the specification says; whose it is stands beside it. */
export const cartIdEntry = definePersisted({
  key: 'cartId',
  schema: schemaOf((id) => (typeof id === 'string' && id ? id : undefined)),
  scope: 'owner',
});
const cartOwnerEntry = definePersisted({ key: 'cartOwner', schema: oneOf(OWNERS), scope: 'owner' });
/** Names its owner, so that the badge of the next document is not somebody else's. */
export const cartSummaryEntry = definePersisted({ key: 'cartSummary', schema: schemaOf(toSummary), scope: 'owner' });

/** From the storage, which anything may have written to. One that names no owner was stored before carts had one: it is tried. */
export function storedCartId({ area, owner }: CartPlace): string | undefined {
  return (cartOwnerEntry.read({ area }) ?? owner) === owner ? cartIdEntry.read({ area }) : undefined;
}

export function storeCartId(place: CartPlace, cartId: string): void {
  cartOwnerEntry.write(place.owner, place);
  cartIdEntry.write(cartId, place);
}

/** The cart that another owner left in this place. */
export function strangersCartId({ area, owner }: CartPlace): { cartId: string; owner: CartOwner } | undefined {
  const stranger = owner === GUEST ? 'customer' : GUEST;
  const cartId = cartOwnerEntry.read({ area }) === stranger ? storedCartId({ area, owner: stranger }) : undefined;
  return cartId === undefined ? undefined : { cartId, owner: stranger };
}

export function removeStored(area: BrowserPersistence): void {
  for (const kept of [cartIdEntry, cartOwnerEntry, cartSummaryEntry, cartLinesEntry]) kept.remove({ area });
}

/** `mark` stands for the lines and totals that were read; undefined where they are not known. */
export type StoredSummary = Omit<CartSummary, 'total'> & { total?: Money | undefined; mark?: string | undefined };

export function storeSummary({ area, owner }: CartPlace, summary: StoredSummary): void {
  cartSummaryEntry.write({ ...summary, owner }, { area, owner });
}

export function storedSummary({ area, owner }: CartPlace): StoredSummary | undefined {
  const { owner: storedOwner, ...summary } = cartSummaryEntry.read({ area }) ?? {};
  return 'cartId' in summary && (storedOwner ?? owner) === owner ? summary : undefined;
}

function toSummary(value: unknown): (StoredSummary & { owner?: unknown }) | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { cartId, count, at, mark, total, owner } = value as Record<string, unknown>;
  if (typeof cartId !== 'string' || typeof count !== 'number' || typeof at !== 'number') return undefined;
  return { cartId, count, at, owner, ...(typeof mark === 'string' ? { mark } : {}), ...(isMoney(total) ? { total } : {}) };
}
