import type { CartDetails, Host } from 'shared-contracts';
import type { BrowserEnvironment } from './browser-environment';
import { placeOf } from './cart-place';
import { storedCartId, storedSummary } from './cart-storage';
import { cartLinesEntry, viewOf } from './stored-cart-lines';
import { countItems } from './to-cart-details';

type Storages = Pick<BrowserEnvironment, 'local' | 'session'>;

/** What this cart held when it was last read; undefined where it is known that it holds something else by now. */
export function findStoredLines(host: Host, browser: Storages): CartDetails | undefined {
  const place = placeOf(host, browser);
  const kept = cartLinesEntry.read({ area: place.area });
  if (!kept || kept.owner !== place.owner || kept.view !== viewOf(host)) return undefined;
  const summary = storedSummary(place);
  const isThisCart = kept.cartId === storedCartId(place) && kept.cartId === summary?.cartId;
  return isThisCart && summary?.count === countItems(kept.details) ? kept.details : undefined;
}
