import { createSnapshot, type Host, type WishlistService } from 'shared-contracts';
import { createText } from 'shared-platform';
import { createBrowserEnvironment, type BrowserEnvironment } from './browser-environment';
import { addToList, createList, moveToList, removeFromLists } from './change-lists';
import { createListReader } from './list-reader';
import { messages, type WishlistText } from './messages/source';
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
  const reader = createListReader(context, visits);

  const begin = (isCustomer: boolean) => {
    reader.drop();
    visits.begin(isCustomer);
    dispatch({ type: 'forget', status: isSignedIn(host) ? 'unknown' : 'guest' });
    if (isCustomer) reader.refreshInBackground();
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
    refresh: () => reader.refresh(),
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

function textLoader(host: Host): () => Promise<WishlistText> {
  let loading: Promise<WishlistText> | undefined;
  return () => {
    loading ??= messages[host.intl.language]().then((module) => createText(host.intl.locale, module.default));
    // A chunk that did not load is asked for again; until then a message shows its id rather than nothing.
    loading.catch(() => (loading = undefined));
    return loading.catch(() => (id: string) => id);
  };
}
