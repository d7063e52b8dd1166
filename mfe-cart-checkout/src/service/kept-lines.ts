import type { CartDetails, Host } from 'shared-contracts';
import type { BrowserEnvironment } from './browser-environment';
import { storedCartId, storedSummary } from './cart-storage';
import { placeOf, type CartPlace } from './cart-place';
import { FORMAT, keptCartLines } from './kept-cart-lines';
import { countItems } from './to-cart-details';

/** A list of more is not written down with every change: who has one waits for the platform. */
const MOST_LINES = 40;

type Storages = Pick<BrowserEnvironment, 'local' | 'session'>;

/** Keeps what the cart holds for the first moment of the next visit, but for whose it is. */
export function keepLines(host: Host, place: CartPlace, cartId: string, details: CartDetails): void {
  if (details.items.length === 0 || details.items.length > MOST_LINES) return keptCartLines.remove(place);
  const { owner } = place;
  keptCartLines.write({ format: FORMAT, cartId, owner, view: viewOf(host), details: { ...details, email: undefined } }, place);
}

/** What this cart held when it was last read; undefined where it is known that it holds something else by now. */
export function keptLines(host: Host, browser: Storages): CartDetails | undefined {
  const place = placeOf(host, browser);
  const kept = keptCartLines.read({ area: place.area });
  if (!kept || kept.owner !== place.owner || kept.view !== viewOf(host)) return undefined;
  const summary = storedSummary(place);
  const isThisCart = kept.cartId === storedCartId(place) && kept.cartId === summary?.cartId;
  return isThisCart && summary?.count === countItems(kept.details) ? kept.details : undefined;
}

function viewOf({ storeView }: Host): string {
  const { current, currency } = storeView.state.get();
  return `${current.code} ${currency}`;
}
