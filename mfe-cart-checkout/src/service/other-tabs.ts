import { definePersisted, TEXT } from 'shared-platform';
import type { RunningCart } from './cart-context';
import { markOf } from './cart-mark';
import { outboxCount } from './outbox/outbox-count';
import { currentId, toCartState } from './cart-model';
import { cartIdEntry, cartSummaryEntry, storedCartId, storedSummary } from './cart-storage';

/** Why this tab's document was loaded again. */
const notice = definePersisted({ key: 'cartNotice', schema: TEXT, scope: 'tab' });

/** Follows what other tabs do to the cart. */
export function followOtherTabs(running: RunningCart): void {
  const { model, tell, service, tools } = running;
  const { browser } = tools;
  browser.onOtherTab((key) => {
    if (key === browser.local.key(outboxCount.name)) void tools.outbox().then((changes) => changes?.look());
    const place = tools.place();
    // A customer of this tab alone shares nothing with the others.
    if (place.area !== browser.local) return;
    if (key === undefined || key === browser.local.key(cartIdEntry.name)) followId(running);
    if (key === browser.local.key(cartSummaryEntry.name)) {
      const summary = storedSummary(place);
      if (summary?.cartId === undefined || summary.cartId !== currentId(model())) return;
      const { confirmed } = model();
      const { cartId, count } = summary;
      const isOtherCount = count !== toCartState(model()).summary.count;
      // Lines that are known are read again where the other's differ. To store a number of its own beside the other's would have both
      // tabs answer for ever.
      if (confirmed) {
        if (summary.mark === undefined ? isOtherCount : summary.mark !== markOf(confirmed)) void service.refresh().catch(() => undefined);
      } else if (isOtherCount) tell({ type: 'identified', cartId, generation: model().generation, known: summary });
    }
  });
}

/** A tab without a cart takes the other's. Only a *different* cart is reason to load the document again. */
function followId(running: RunningCart): void {
  const { browser } = running.tools;
  const stored = storedCartId(running.tools.place());
  const current = currentId(running.model());
  if (stored === undefined || stored === current) return;
  if (current === undefined) return adopt(running, stored);
  notice.write('other-tab', { area: browser.session });
  // Forms keep what was typed as it is typed (session storage), so nothing is lost with the document.
  browser.reload();
}

/** Takes the cart that is in the storage, with what is known of it there. */
export function adopt({ model, tell, tools }: RunningCart, cartId: string): void {
  const known = storedSummary(tools.place());
  tell({ type: 'identified', cartId, generation: model().generation, known: known?.cartId === cartId ? known : undefined });
}

/** After such a reload the shopper is told why. */
export async function tellOfOtherTab({ host, text, tools }: RunningCart): Promise<void> {
  const place = { area: tools.browser.session };
  if (notice.read(place) !== 'other-tab') return;
  notice.remove(place);
  host.events.emit('cart:replaced', { reason: 'other-tab' });
  host.toasts.add({ type: 'info', message: (await text())('service.other-tab') });
}
