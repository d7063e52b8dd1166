import type { Host } from 'shared-contracts';
import { debounced } from './debounced';
import { lookUp } from './look-up';
import type { QuickOrderList } from './quick-order-list';
import { askedKey, type LookedUp } from './quick-order-rows';

/** After the last key, before the platform is asked. */
const LOOK_UP_DELAY_MS = 300;
/** What is found for a longer list is shown now and then: each time all of it is judged. */
const SMALL_LIST = 100;
const SHOW_EVERY_MS = 250;

/** Asks for the products of rows, once each, a moment after the last change. */
export function createLooking(host: Host, { state, dispatch }: QuickOrderList) {
  const asked = new Set<string>();
  let under: Promise<void> = Promise.resolve();
  const pending = new Map<string, LookedUp>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    clearTimeout(timer);
    timer = undefined;
    if (pending.size === 0) return;
    for (const key of pending.keys()) asked.delete(key);
    dispatch({ type: 'find', found: pending });
    pending.clear();
  };
  const ask = () => {
    const { rows, products } = state.get();
    const wanted = new Map<string, string>();
    for (const row of rows) {
      const key = askedKey(row);
      if (key !== undefined && !products.has(key) && !asked.has(key)) wanted.set(key, row.sku);
    }
    if (wanted.size === 0) return;
    for (const key of wanted.keys()) asked.add(key);
    const tell = (found: ReadonlyMap<string, LookedUp>) => {
      for (const [key, one] of found) pending.set(key, one);
      if (wanted.size <= SMALL_LIST) return show();
      timer ??= setTimeout(show, SHOW_EVERY_MS);
    };
    under = Promise.all([under, lookUp(host, [...wanted.values()], tell)]).then(show);
  };
  const later = debounced(ask, LOOK_UP_DELAY_MS);
  return {
    soon: later.start,
    again() {
      dispatch({ type: 'ask-again' });
      ask();
    },
    /** Waits for all that is asked, and asks for what is about to be. */
    settled() {
      later.end();
      ask();
      return under;
    },
    end: later.end,
  };
}
