import { readLists } from './read-lists';
import type { Visits } from './visits';
import type { WishlistContext } from './wishlist-context';

/** Reads the customer's lists, once at a time. */
export interface ListReader {
  /** Whoever calls during a reading waits for that one. */
  refresh(): Promise<void>;
  /** What fails is in the service's state. */
  refreshInBackground(): void;
  /** The next one waits for nobody: what is being read is somebody else's. */
  drop(): void;
}

export function createListReader(context: WishlistContext, visits: Visits): ListReader {
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
  return { refresh, refreshInBackground, drop: () => (reading = undefined) };
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
