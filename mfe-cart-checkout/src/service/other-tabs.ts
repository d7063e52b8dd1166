import { definePersisted, TEXT } from 'shared-platform';
import type { CartContext } from './cart-context';
import { markOf } from './cart-mark';
import { waitingCount } from './waiting/waiting-count';
import { keptCartId, keptCartSummary, storedCartId, storedSummary } from './cart-identity';
import { placeOf } from './cart-place';

/** Why this tab's document was loaded again. */
const notice = definePersisted({ key: 'cartNotice', schema: TEXT, scope: 'tab' });

/** Follows what other tabs do to the cart. */
export function followOtherTabs(context: CartContext, refresh: () => void): void {
  const { browser, host, identity } = context;
  browser.onOtherTab((key) => {
    if (key === browser.local.key(waitingCount.name)) void context.waiting().then((changes) => changes?.look());
    const place = placeOf(host, browser);
    // A customer of this tab alone shares nothing with the others.
    if (place.area !== browser.local) return;
    if (key === undefined || key === browser.local.key(keptCartId.name)) followId(context);
    if (key === browser.local.key(keptCartSummary.name)) {
      const summary = storedSummary(place);
      if (!summary || summary.cartId !== identity.current()) return;
      const { confirmed } = context.model();
      // Lines that are known are read again where the other's differ. To store a number of its own beside the other's would have both
      // tabs answer for ever.
      if (confirmed) {
        const isOther = summary.mark === undefined ? summary.count !== context.state().summary.count : summary.mark !== markOf(confirmed);
        if (isOther) refresh();
      } else if (summary.count !== context.state().summary.count)
        context.dispatch({ type: 'counted', count: summary.count, at: summary.at, total: summary.total });
    }
  });
}

/** A tab without a cart takes the other's. Only a *different* cart is reason to load the document again. */
function followId({ browser, host, identity, dispatch }: CartContext): void {
  const place = placeOf(host, browser);
  const stored = storedCartId(place);
  const current = identity.current();
  if (stored === undefined || stored === current) return;
  if (current === undefined) {
    identity.adopt(stored);
    const summary = storedSummary(place);
    if (summary?.cartId === stored) dispatch({ type: 'counted', count: summary.count, at: summary.at, total: summary.total });
    return;
  }
  notice.write('other-tab', { area: browser.session });
  // Forms keep what was typed as it is typed (session storage), so nothing is lost with the document.
  browser.reload();
}

/** After such a reload the shopper is told why. */
export async function tellOfOtherTab({ browser, host, text }: CartContext): Promise<void> {
  const place = { area: browser.session };
  if (notice.read(place) !== 'other-tab') return;
  notice.remove(place);
  host.events.emit('cart:replaced', { reason: 'other-tab' });
  host.toasts.add({ type: 'info', message: (await text())('service.other-tab') });
}
