import { change as changeOn, createSnapshot, type CartService, type Host } from 'shared-contracts';
import { forgetCheckout } from './checkout-memory';
import { addToCart } from './add-to-cart';
import { createBrowserEnvironment, type BrowserEnvironment } from './browser-environment';
import { CreateEmptyCartDocument, MergeCartsDocument } from './cart.graphql.ts';
import type { CartContext, CartWords, ForgottenCart, WaitingChanges } from './cart-context';
import { createCartIdentity, removeStored, storedCartId, storedSummary, storeSummary, strangersCartId } from './cart-identity';
import { placeOf, type CartPlace } from './cart-place';
import { markOf } from './cart-mark';
import { keepLines } from './kept-lines';
import { NO_CART, reduceCart, toCartState, type CartAction } from './cart-model';
import { changeQuantity } from './change-lines';
import { applyCoupon, removeCoupon } from './coupons';
import { followOtherTabs, tellOfOtherTab } from './other-tabs';
import { CartFailure, change, messagesOf } from './platform-answers';
import { readCart, readCount, readDetails, toDetails } from './read-cart';
import { createSerialQueue } from './serial-queue';
import { waitingCount } from './waiting/waiting-count';

/** Between forgetting a guest's cart and having the customer's, nothing may ask for a cart. Signing in takes less than this. */
const SIGN_IN_HOLD_MS = 5000;

/** Where the lines are shown; `release.json` has the service begin with them. */
const LINE_PAGES: readonly string[] = ['/cart', '/checkout'];

/** The shop's cart: what `CartService` of the contract promises, on the platform's core operations. */
export default function createCartService(
  host: Host,
  browser: BrowserEnvironment = createBrowserEnvironment(),
  loadWords: () => Promise<CartWords> = wordsLoader(host),
  loadWaiting: (context: CartContext) => Promise<WaitingChanges | undefined> = importWaiting,
): CartService {
  const context = createContext(host, browser, loadWords, loadWaiting);
  const { identity, queue } = context;
  const state = createSnapshot(context.state());
  publishState(context, (next) => state.set(next));
  start(context);

  const refresh = () => readFirst(context);
  followOtherTabs(context, () => void refresh().catch(() => undefined));

  return {
    state,
    ensure: () => identity.ensure(),
    add: (items, options) => addToCart(context, items, options),
    update: (uid, quantity) => changeQuantity(context, uid, quantity),
    remove: (uid) => changeQuantity(context, uid, 0),
    applyCoupon: (code) => applyCoupon(context, code),
    removeCoupon: () => removeCoupon(context),
    refresh,
    async decide(id, decision) {
      await (await context.waiting())?.decide(id, decision);
    },
    reset: () => Promise.resolve(forget(context)),
    async leaveSession() {
      // A guest's lines can be read by that guest only.
      const details = await guestDetails(context);
      if (details) void loadMerge(context);
      queue.hold(SIGN_IN_HOLD_MS);
      const cartId = forget(context);
      context.forgotten = cartId === undefined ? undefined : { cartId, details };
      forgetCheckout(placeOf(host, browser).area);
    },
    enterSession: () => enterSession(context),
  };
}

/** Reads the lines. As long as none are known, whoever asks meanwhile waits for the same answer. */
function readFirst(context: CartContext): Promise<void> {
  const read = () => context.queue.run(() => readDetails(context));
  if (context.model().confirmed) return read();
  if (context.reading) return context.reading;
  const reading = read().finally(() => {
    if (context.reading === reading) context.reading = undefined;
  });
  context.reading = reading;
  return reading;
}

/** Lets the cart go, in the storage, too. */
function forget(context: CartContext): string | undefined {
  const forgotten = context.identity.forget();
  context.pendingEdits.clear();
  context.reading = undefined;
  context.dispatch({ type: 'reset', at: context.browser.now() });
  return forgotten;
}

/** The customer's cart with the guest's lines; a guest gets a new one when they need it. */
async function enterSession(context: CartContext): Promise<void> {
  const { host, identity, queue, forgotten } = context;
  context.forgotten = undefined;
  if (host.session.state.get().status !== 'customer') {
    // What came between leaving and entering was still the customer's.
    forget(context);
    return queue.release();
  }
  await identity.ensure();
  queue.release();
  if (forgotten) await takeAlong(context, forgotten);
  else await queue.run(() => readDetails(context));
  if (isWaiting(context)) void context.waiting().then((changes) => changes?.replay());
}

const loadMerge = ({ host }: CartContext) =>
  import(/* webpackChunkName: "merge-carts" */ './merge-carts').catch((error: unknown) => host.telemetry.recordError(error));

/** The platform merges the carts also where the code does not come that says what could not come along. */
async function takeAlong(context: CartContext, forgotten: ForgottenCart): Promise<void> {
  const part = await loadMerge(context);
  if (part) return part.mergeInto(context, forgotten);
  await context.queue.run(async () => {
    const destination = await context.identity.ensure();
    const { telemetry } = context.host;
    if (destination !== forgotten.cartId)
      await change(context, MergeCartsDocument, { source: forgotten.cartId, destination }, { retry: false }).catch(telemetry.recordError);
    await readDetails(context).catch(() => undefined);
  });
}

/** A guest's lines, while they can still be read; known already where the cart was shown. */
async function guestDetails(context: CartContext) {
  const { cartId, confirmed, count } = context.model();
  if (confirmed || cartId === undefined || count === 0 || context.host.session.state.get().status !== 'guest') return confirmed;
  return readCart(context, cartId).then(
    (cart) => toDetails(context, cart),
    () => undefined,
  );
}

interface ObservableContext extends CartContext {
  /** Called after every action. */
  onChange: () => void;
}

function createContext(
  host: Host,
  browser: BrowserEnvironment,
  words: () => Promise<CartWords>,
  loadWaiting: (context: CartContext) => Promise<WaitingChanges | undefined>,
): ObservableContext {
  let model = NO_CART;
  let waiting: Promise<WaitingChanges | undefined> | undefined;
  const context: ObservableContext = {
    host,
    browser,
    words,
    text: async () => (await words()).text,
    queue: createSerialQueue(),
    announced: new Map(),
    pendingEdits: new Map(),
    forgotten: undefined,
    reading: undefined,
    waiting() {
      waiting ??= loadWaiting(context).catch((error: unknown) => {
        waiting = undefined;
        // Without a connection there is no code to be had: nothing is wrong with it.
        if (host.connectivity.state.get().isOnline) host.telemetry.recordError(error);
        return undefined;
      });
      return waiting;
    },
    putBack: async (cartId, lost) => (await import('./put-back')).putBack(context, cartId, lost),
    model: () => model,
    state: () => toCartState(model),
    dispatch(action: CartAction) {
      model = reduceCart(model, action);
      context.onChange();
    },
    onChange: () => {},
    identity: createCartIdentity({
      browser,
      place: () => placeOf(host, browser),
      create: () => createCart(context),
      onIdentified: (cartId) => context.dispatch({ type: 'identified', cartId }),
    }),
  };
  return context;
}

async function createCart({ host, text }: CartContext): Promise<string> {
  const { data, error } = await changeOn(host.commerce, CreateEmptyCartDocument, {});
  if (data?.createEmptyCart) return data.createEmptyCart;
  throw new CartFailure((await text())('service.error.create'), error);
}

/** Every change goes to the snapshot, to the badge's summary in the storage, and to those who listen for events. */
function publishState(context: ObservableContext, publish: (state: ReturnType<CartContext['state']>) => void): void {
  const { browser, host } = context;
  let last = context.state().summary;
  let kept = context.model().confirmed;
  context.onChange = () => {
    const state = context.state();
    const { confirmed } = context.model();
    const { cartId, count, at } = state.summary;
    publish(state);
    if (cartId !== undefined && confirmed && confirmed !== kept) keepLines(host, browser, cartId, confirmed);
    kept = confirmed;
    const isOther = cartId !== last.cartId || count !== last.count;
    if (cartId !== undefined && (isOther || at !== last.at)) {
      storeSummary(placeOf(host, browser), { ...state.summary, total: context.model().total, mark: confirmed && markOf(confirmed) });
    }
    last = state.summary;
    if (isOther) host.events.emit('cart:updated', { cartId, count });
  };
}

/** Takes up the cart of the last visit; the badge's number comes from the platform. */
function start(context: CartContext): void {
  const { browser, host, identity, queue } = context;
  const place = placeOf(host, browser);
  const stranger = strangersCartId(place);
  void tellOfOtherTab(context);
  takeUpWaiting(context);
  forgetTabsCustomer(host, browser, place);
  if (stranger) return putRight(context, stranger);
  const stored = storedCartId(place);
  if (stored !== undefined) {
    const summary = storedSummary(place);
    identity.adopt(stored);
    if (summary?.cartId === stored) context.dispatch({ type: 'counted', count: summary.count, at: summary.at, total: summary.total });
  }
  // A page that shows the lines will ask for them as soon as it is there: it finds them on their way.
  const showsLines = LINE_PAGES.includes(host.navigation.state.get().location.pathname.toLowerCase());
  const readBadge = () => void (showsLines ? readFirst(context) : queue.run(() => readCount(context))).catch(() => undefined);
  if (stored !== undefined) readBadge();
  else whenCustomer(host, () => void queue.run(() => identity.ensure()).then(readBadge, () => undefined));
}

/** How long the code that keeps changes is not asked for: the page's own comes first. */
const WAITING_CODE_MS = 3000;

/** What waits is taken up at once; otherwise its code comes later, while there is a connection: without one it could not be had. */
function takeUpWaiting(context: CartContext): void {
  if (isWaiting(context)) void context.waiting().then((changes) => changes?.replay());
  else
    setTimeout(() => {
      if (!context.host.connectivity.state.get().isOnline) return;
      // First what it says: once changes can be kept, that they are can be said.
      void context.words().then(() => context.waiting());
    }, WAITING_CODE_MS);
}

function isWaiting({ browser }: CartContext): boolean {
  return waitingCount.read({ area: browser.local }) !== undefined;
}

async function importWaiting(context: CartContext): Promise<WaitingChanges> {
  const [{ createWaitingChanges }, { createWaitingStore }] = await Promise.all([
    import(/* webpackChunkName: "waiting" */ './waiting/waiting'),
    import(/* webpackChunkName: "waiting" */ './waiting/waiting-store'),
  ]);
  return createWaitingChanges(context, createWaitingStore());
}

/**
 * Somebody came or went while this service was not there. A guest's lines go along into the customer's cart; what a customer left
 * behind is nobody's: neither the cart nor what was typed in the checkout.
 */
function putRight(context: CartContext, stranger: { cartId: string; owner: 'guest' | 'customer' }): void {
  const { browser, host } = context;
  const { area } = placeOf(host, browser);
  removeStored(area);
  forgetCheckout(area);
  if (stranger.owner === 'customer') return;
  context.forgotten = { cartId: stranger.cartId, details: undefined };
  enterSession(context).catch((error: unknown) => host.telemetry.recordError(error));
}

/** A customer of this tab alone whose token has ended has left their cart in the tab: it is nobody’s, above all not the next one’s. */
function forgetTabsCustomer(host: Host, { session }: BrowserEnvironment, { area }: CartPlace): void {
  if (host.session.state.get().status === 'unknown' || area === session) return;
  removeStored(session);
  forgetCheckout(session);
}

/** A customer who comes back to a browser without a cart has one on the platform. One who signs in now is the session's to care for. */
function whenCustomer(host: Host, act: () => void): void {
  if (host.session.state.get().status === 'customer') return act();
  if (host.session.state.get().status !== 'unknown') return;
  const end = host.session.state.subscribe(() => {
    end();
    if (host.session.state.get().status === 'customer') act();
  });
}

function wordsLoader(host: Host): () => Promise<CartWords> {
  let loading: Promise<CartWords> | undefined;
  return () => {
    loading ??= import(/* webpackChunkName: "cart-words" */ './words').then(({ loadWords }) => loadWords(host.intl));
    // A chunk that did not load is asked for again; until then a message shows its id, or the platform's own words, rather than nothing.
    loading.catch(() => (loading = undefined));
    return loading.catch(() => WORDLESS);
  };
}

const WORDLESS: CartWords = {
  text: (id: string) => id,
  toShoppersWords: (message) => message,
  sayFailure: (error) => messagesOf(error).join(', '),
};
