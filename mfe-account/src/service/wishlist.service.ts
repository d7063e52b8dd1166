import { wishlistRef, type WishlistService } from 'shared-contracts';
import { defineService, type RunningService } from 'shared-platform/service';
import { createBrowserEnvironment, type BrowserEnvironment } from './browser-environment';
import { addToList, createList, moveToList, removeFromLists } from './change-lists';
import { messages, type WishlistTextId } from './messages/source';
import { readLists } from './read-lists';
import { NOTHING_KNOWN, reduceWishlist, toWishlistState, type WishlistEvent, type WishlistModel } from './wishlist-model';

/** The customer's wish lists, on the platform's core operations. */
export default wishlistOn(createBrowserEnvironment());

export function wishlistOn(browser: BrowserEnvironment) {
  return defineService<WishlistService, WishlistModel, WishlistEvent, WishlistTextId>(wishlistRef, {
    model: NOTHING_KNOWN,
    reduce: reduceWishlist,
    toState: toWishlistState,
    messages,
    session: { refusal: 'wishlist.sign-in', forget: (status) => ({ type: 'forget', status }), read: 'refresh' },
    commands: {
      add: addToList,
      remove: removeFromLists,
      move: moveToList,
      create: createList,
      refresh: readLists,
    },
    start: (running) => followOtherTabs(running, browser),
  });
}

/**
 * What another tab has changed is read by the tab that is looked at; so is what could not be read while there was no network. What is
 * changed here is told to the others.
 */
function followOtherTabs({ host, model, service, onEvent }: Running, browser: BrowserEnvironment): void {
  const refresh = () => void service.refresh().catch(() => undefined);
  let seen = 0;
  const look = () => {
    const { status, readAt, isReading } = model();
    const changedAt = browser.changedAt() ?? 0;
    // What is being read may have been asked for before the change: it is looked at again then.
    if (status !== 'ready' || isReading || !browser.isVisible()) return;
    // Each change is read once, whatever the clock says.
    if (changedAt <= readAt || changedAt === seen) return;
    seen = changedAt;
    refresh();
  };
  browser.onLook(look);
  onEvent((event) => {
    if (event.type === 'changed') browser.tellOthers(event.at);
    if (event.type === 'receive' && event.command === 'refresh') look();
  });
  host.events.on('connectivity:came-online', () => model().status === 'failed' && refresh());
}

type Running = RunningService<WishlistService, WishlistModel, WishlistEvent, WishlistTextId>;
