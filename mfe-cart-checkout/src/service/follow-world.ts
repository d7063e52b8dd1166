import type { Host } from 'shared-contracts';
import type { RunningCart } from './cart-context';
import { ensureCart } from './cart-identity';
import { replayOutbox } from './cart-tools';
import { removeStored, storedCartId, storeSummary, strangersCartId } from './cart-storage';
import { markOf } from './cart-mark';
import { forgetCheckout } from './checkout-memory';
import { storeCartLines } from './store-cart-lines';
import { adopt, followOtherTabs, tellOfOtherTab } from './other-tabs';
import { readCount } from './read-cart';

/** Between forgetting a guest's cart and having the customer's, nothing may ask for a cart. Signing in takes less than this. */
const SIGN_IN_HOLD_MS = 5000;

/** Where the lines are shown; `release.json` has the service begin with them. */
const LINE_PAGES: readonly string[] = ['/cart', '/checkout'];

/** Follows events, other tabs and the session, and takes up the cart of the last visit. */
export function followWorld(running: RunningCart): void {
  followEvents(running);
  const { host, tools } = running;
  void tellOfOtherTab(running);
  startOutbox(running);
  const place = tools.place();
  forgetTabsCustomer(running);
  const stranger = strangersCartId(place);
  const stored = storedCartId(place);
  if (stranger) takeOverStranger(running, stranger);
  else if (stored !== undefined) takeUp(running, stored);
  // A customer who comes back to a browser without a cart has one on the platform.
  else
    whenCustomer(host, () => {
      void running.inTurn(ensureCart).then(
        () => readFirst(running),
        () => undefined,
      );
    });
  followOtherTabs(running);
}

/** Every change goes to the badge's summary in the storage, and to those who listen for events. */
function followEvents({ host, model, service, tools, tell, onEvent }: RunningCart): void {
  let last = service.state.get().summary;
  let kept = model().confirmed;
  onEvent((event) => {
    const place = tools.place();
    if (event.type === 'reset' || event.type === 'leave') removeStored(place.area);
    if (event.type === 'leave') {
      forgetCheckout(place.area);
      const { heldFor } = model();
      if (heldFor !== undefined) setTimeout(() => tell({ type: 'release', generation: heldFor }), SIGN_IN_HOLD_MS);
    }
    const { summary } = service.state.get();
    const { confirmed, total } = model();
    const { cartId, count, at } = summary;
    if (cartId !== undefined && confirmed && confirmed !== kept) storeCartLines(host, place, cartId, confirmed);
    kept = confirmed;
    const isOther = cartId !== last.cartId || count !== last.count;
    if (cartId !== undefined && (isOther || at !== last.at))
      storeSummary(place, { ...summary, total, mark: confirmed && markOf(confirmed) });
    last = summary;
    if (isOther) host.events.emit('cart:updated', { cartId, count });
  });
}

/** The badge's number comes from the platform; a page that shows the lines will ask for them soon, and finds them on their way. */
function readFirst({ host, service, inTurn }: RunningCart): void {
  const showsLines = LINE_PAGES.includes(host.navigation.state.get().location.pathname.toLowerCase());
  void (showsLines ? service.refresh() : inTurn(readCount)).catch(() => undefined);
}

function takeUp(running: RunningCart, cartId: string): void {
  adopt(running, cartId);
  readFirst(running);
}

/** How long the code that keeps changes is not asked for: the page's own comes first. */
const OUTBOX_CODE_MS = 3000;

/** What waits is taken up at once; otherwise its code comes later, while there is a connection: without one it could not be had. */
function startOutbox({ host, tools }: RunningCart): void {
  if (tools.isOutboxFilled()) return void replayOutbox(tools);
  setTimeout(() => {
    if (!host.connectivity.state.get().isOnline) return;
    // First what it says: once changes can be kept, that they are can be said.
    void tools.words().then(() => tools.outbox());
  }, OUTBOX_CODE_MS);
}

/**
 * Somebody came or went while this service was not there. A guest's lines go along into the customer's cart; what a customer left
 * behind is nobody's: neither the cart nor what was typed in the checkout.
 */
function takeOverStranger(
  { host, service, tell, tools }: RunningCart,
  { cartId, owner }: NonNullable<ReturnType<typeof strangersCartId>>,
): void {
  const { area } = tools.place();
  removeStored(area);
  forgetCheckout(area);
  if (owner === 'customer') return;
  tell({ type: 'found', forgotten: { cartId, details: undefined } });
  service.enterSession().catch((error: unknown) => host.telemetry.recordError(error));
}

/** A customer of this tab alone whose token has ended has left their cart in the tab: it is nobody’s, above all not the next one’s. */
function forgetTabsCustomer({ host, tools }: RunningCart): void {
  const { session } = tools.browser;
  if (host.session.state.get().status === 'unknown' || tools.place().area === session) return;
  removeStored(session);
  forgetCheckout(session);
}

/** One who signs in now is the session's to care for. */
function whenCustomer(host: Host, act: () => void): void {
  if (host.session.state.get().status === 'customer') return act();
  if (host.session.state.get().status !== 'unknown') return;
  const end = host.session.state.subscribe(() => {
    end();
    if (host.session.state.get().status === 'customer') act();
  });
}
