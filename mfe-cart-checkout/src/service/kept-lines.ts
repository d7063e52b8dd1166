import type { CartDetails, Host } from 'shared-contracts';
import type { BrowserEnvironment } from './browser-environment';
import { CART_LINES, storedCartId, storedSummary } from './cart-identity';
import { keep, placeOf, type CartOwner } from './cart-place';
import { countItems } from './to-cart-details';

/** A list of more is not written down with every change: who has one waits for the platform. */
const MOST_LINES = 40;
/** Of what is kept: an earlier release's is not understood. */
const FORMAT = 1;

interface KeptLines {
  format: typeof FORMAT;
  cartId: string;
  owner: CartOwner;
  /** Names and amounts are those of a store view and a currency. */
  view: string;
  details: CartDetails;
}

type Storages = Pick<BrowserEnvironment, 'local' | 'session'>;

/** Keeps what the cart holds for the first moment of the next visit, but for whose it is. */
export function keepLines(host: Host, browser: Storages, cartId: string, details: CartDetails): void {
  const place = placeOf(host, browser);
  const { area, owner } = place;
  if (details.items.length === 0 || details.items.length > MOST_LINES) return area.remove(CART_LINES);
  keep(place, CART_LINES, {
    format: FORMAT,
    cartId,
    owner,
    view: viewOf(host),
    details: { ...details, email: undefined },
  } satisfies KeptLines);
}

/** What this cart held when it was last read; undefined where it is known that it holds something else by now. */
export function keptLines(host: Host, browser: Storages): CartDetails | undefined {
  const place = placeOf(host, browser);
  const kept = place.area.get<Partial<KeptLines> | null>(CART_LINES);
  if (kept?.format !== FORMAT || kept.owner !== place.owner || kept.view !== viewOf(host) || !kept.details) return undefined;
  const summary = storedSummary(place);
  const isThisCart = kept.cartId === storedCartId(place) && kept.cartId === summary?.cartId;
  return isThisCart && summary?.count === countItems(kept.details) ? kept.details : undefined;
}

function viewOf({ storeView }: Host): string {
  const { current, currency } = storeView.state.get();
  return `${current.code} ${currency}`;
}
