import type { CartDetails, Host } from 'shared-contracts';
import type { CartPlace } from './cart-place';
import { FORMAT, cartLinesEntry, viewOf } from './stored-cart-lines';

/** A list of more is not written down with every change: who has one waits for the platform. */
const MOST_LINES = 40;

/** Keeps what the cart holds for the first moment of the next visit, but for whose it is. */
export function storeCartLines(host: Host, place: CartPlace, cartId: string, details: CartDetails): void {
  if (details.items.length === 0 || details.items.length > MOST_LINES) return cartLinesEntry.remove(place);
  const { owner } = place;
  cartLinesEntry.write({ format: FORMAT, cartId, owner, view: viewOf(host), details: { ...details, email: undefined } }, place);
}
