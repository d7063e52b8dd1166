import { createSnapshot, type Host, type WishlistService } from 'shared-contracts';
import { createText } from 'shared-platform';
import { createBrowserEnvironment, type BrowserEnvironment } from './browser-environment';
import { addToList, createList, moveToList, removeFromLists } from './change-lists';
import { messages, type WishlistText } from './messages/source';
import { readLists } from './read-lists';
import { createVisits } from './visits';
import type { CommandContext, WishlistContext } from './wishlist-context';
import { NOTHING_KNOWN, reduceWishlist, toWishlistState, type WishlistAction } from './wishlist-model';

/** The customer's wish lists: what `WishlistService` of the contract promises, on the platform's core operations. */
export default function createWishlistService(
  host: Host,
  browser: BrowserEnvironment = createBrowserEnvironment(),
  loadText: () => Promise<WishlistText> = textLoader(host),
): WishlistService {
  let model = NOTHING_KNOWN;
  const state = createSnapshot(toWishlistState(model));
  const dispatch = (action: WishlistAction) => {
    model = reduceWishlist(model, action);
    state.set(toWishlistState(model));
  };
  const context: WishlistContext = { host, browser, text: loadText, model: () => model, dispatch };
  const visits = createVisits(loadText);
  let reading: Promise<void> | undefined;

  const refresh = () => {
    if (!visits.isCustomer()) return Promise.resolve();
    if (reading) return reading;
    const mine = visits
      .run((still) => readLists({ ...context, still }))
      .finally(() => {
        if (reading === mine) reading = undefined;
        // What another tab changed meanwhile may not be in it.
        look();
      });
    reading = mine;
    return mine;
  };
  const refreshInBackground = () => void refresh().catch(() => undefined);
  const look = followOthers(context, refreshInBackground, () => reading !== undefined);
  const begin = (isCustomer: boolean) => {
    reading = undefined;
    visits.begin(isCustomer);
    dispatch({ type: 'forget', status: isSignedIn(host) ? 'unknown' : 'guest' });
    if (isCustomer) refreshInBackground();
  };
  const enter = () => begin(isSignedIn(host));
  const leave = () => begin(false);
  /** The product is busy from the moment of the command, also while others are carried out before it. */
  const command = <Result>(sku: string | undefined, task: (during: CommandContext) => Promise<Result>) => {
    const work = visits.run((still) => task({ ...context, still }));
    const products = sku === undefined ? [] : [sku];
    const mine = visits.current();
    if (visits.isCustomer()) dispatch({ type: 'begin', products });
    return work.finally(() => visits.current() === mine && dispatch({ type: 'end', products }));
  };

  followSession(host, enter, leave);

  return {
    state,
    add: (item, listId) => command(item.sku, (during) => addToList(during, item, listId)),
    remove: (sku, listId) => command(sku, (during) => removeFromLists(during, sku, listId)),
    move: (entryId, toListId) =>
      command(model.lists.flatMap(({ entries }) => entries).find(({ id }) => id === entryId)?.sku, (during) =>
        moveToList(during, entryId, toListId),
      ),
    create: (name) => command(undefined, (during) => createList(during, name)),
    refresh,
    enterSession: () => Promise.resolve(enter()),
    leaveSession: () => Promise.resolve(leave()),
  };
}

function isSignedIn(host: Host): boolean {
  return host.session.state.get().status === 'customer';
}

/**
 * Whoever is there when this begins, or is known to be there soon after. A session that ends by itself calls nobody; one that begins by
 * signing in calls `enterSession`.
 */
function followSession(host: Host, enter: () => void, leave: () => void): void {
  let { status } = host.session.state.get();
  if (status !== 'unknown') enter();
  host.session.state.subscribe(() => {
    const before = status;
    ({ status } = host.session.state.get());
    if (before === 'unknown' && status !== 'unknown') enter();
    else if (before === 'customer' && status === 'guest') leave();
  });
}

/**
 * What another tab has changed is read by the tab that is looked at; so is what could not be read while there was no network.
 *
 * @returns Looks for changes once more.
 */
function followOthers({ host, browser, model }: WishlistContext, refresh: () => void, isReading: () => boolean): () => void {
  let seen = 0;
  const look = () => {
    const { status, readAt } = model();
    const changedAt = browser.changedAt() ?? 0;
    // What is being read may have been asked for before the change: it is looked at again then.
    if (status !== 'ready' || isReading() || !browser.isVisible()) return;
    // Each change is read once, whatever the clock says.
    if (changedAt <= readAt || changedAt === seen) return;
    seen = changedAt;
    refresh();
  };
  browser.onLook(look);
  host.events.on('connectivity:came-online', () => model().status === 'failed' && refresh());
  return look;
}

function textLoader(host: Host): () => Promise<WishlistText> {
  let loading: Promise<WishlistText> | undefined;
  return () => {
    loading ??= messages[host.intl.language]().then((module) => createText(host.intl.locale, module.default));
    // A chunk that did not load is asked for again; until then a message shows its id rather than nothing.
    loading.catch(() => (loading = undefined));
    return loading.catch(() => (id: string) => id);
  };
}
