import {
  createSnapshot,
  stripStorePrefix,
  toShopPath,
  type EventBus,
  type LinkedEntity,
  type NavigateOptions,
  type NavigationService,
  type NavigationState,
  type ShopLocation,
} from 'shared-contracts';

declare global {
  interface Window {
    /** The document's address, noted before anybody could leave it (inline-script.ts). */
    openedAt?: string;
  }
}

export interface NavigationOptions {
  storeCodes: readonly string[];
  /** Prefix of the document's view, e.g. `/arabic`, or empty: in the address bar and in links, never in a `ShopLocation`. */
  prefix: string;
  initial: ShopLocation;
  events: EventBus;
  onPrefetch: (path: string, entity?: LinkedEntity) => void;
}

export interface ShellNavigation extends NavigationService {
  setPageLoading(isPageLoading: boolean): void;
  /** Takes the browser's history over. */
  start(): void;
  /** Whether the last navigation asked for fresh data. */
  takeFresh(): boolean;
  /** How the current location was reached. */
  lastAction(): 'push' | 'replace' | 'pop' | 'load';
}

interface HistoryEntry {
  key: string;
  state: unknown;
  /** Place in the history, so that going back can be taken back. */
  index: number;
}

export function createNavigation({ storeCodes, prefix, initial, events, onPrefetch }: NavigationOptions): ShellNavigation {
  const state = createSnapshot<NavigationState>({ location: initial, isPageLoading: false });
  const blockers = new Set<() => boolean>();
  let isFresh = false;
  let action: ReturnType<ShellNavigation['lastAction']> = 'load';
  let count = 0;
  let index = (history.state as Partial<HistoryEntry> | null)?.index ?? 0;
  let isReturning = false;
  const openedAt = addressOf(openedUrl());

  const mustStay = (location: ShopLocation) =>
    location.pathname !== state.get().location.pathname && [...blockers].some((mayLeave) => !mayLeave());

  const parse = (to: string, historyState: unknown): ShopLocation => {
    const isOfThisPage = to.startsWith('?') || to.startsWith('#') || to === '';
    const resolved = isOfThisPage ? `${state.get().location.pathname}${to.startsWith('#') ? state.get().location.search : ''}${to}` : to;
    const path = toShopPath(resolved);
    if (path === undefined) throw new TypeError(`${to} is not a path of the shop.`);
    const url = new URL(path, 'https://shop.invalid');
    count += 1;
    return {
      pathname: isOfThisPage ? url.pathname : stripStorePrefix(url.pathname, storeCodes).pathname,
      search: url.search,
      hash: url.hash,
      state: historyState ?? null,
      key: `${Date.now().toString(36)}${count}`,
    };
  };

  const go = (method: 'push' | 'replace', to: string, options: NavigateOptions) => {
    const location = parse(to, options.state);
    if (mustStay(location)) return;
    isFresh = options.fresh ?? false;
    action = method;
    if (method === 'push') index += 1;
    const entry: HistoryEntry = { key: location.key, state: location.state, index };
    const address = `${prefix}${location.pathname}${location.search}${location.hash}`;
    if (method === 'push') history.pushState(entry, '', address);
    else history.replaceState(entry, '', address);
    state.set({ ...state.get(), location });
    events.emit('navigation:navigated', { path: location.pathname });
  };

  /** The browser has gone to another entry of the history. */
  const follow = (entry: HistoryEntry | null) => {
    const parsed = parse(addressOf(window.location), entry?.state);
    const steps = index - (entry?.index ?? index);
    if (steps !== 0 && mustStay(parsed)) {
      isReturning = true;
      history.go(steps);
      return;
    }
    action = 'pop';
    index = entry?.index ?? index;
    state.set({ ...state.get(), location: { ...parsed, key: entry?.key ?? parsed.key } });
    events.emit('navigation:navigated', { path: parsed.pathname });
  };

  return {
    state,
    push: (to, options = {}) => go(isSame(state.get().location, to) ? 'replace' : 'push', to, options),
    replace: (to, options = {}) => go('replace', to, options),
    back: () => history.back(),
    prefetch: onPrefetch,
    href: (to) => (to.startsWith('/') ? `${prefix}${to}` : to),
    block(mayLeave) {
      blockers.add(mayLeave);
      return () => blockers.delete(mayLeave);
    },
    setPageLoading: (isPageLoading) => {
      if (state.get().isPageLoading !== isPageLoading) state.set({ ...state.get(), isPageLoading });
    },
    takeFresh: () => {
      const fresh = isFresh;
      isFresh = false;
      return fresh;
    },
    lastAction: () => action,
    start() {
      history.scrollRestoration = 'manual';
      window.addEventListener('popstate', (event) => {
        if (isReturning) isReturning = false;
        else follow(event.state as HistoryEntry | null);
      });
      // Somebody may have gone back while the document was being loaded or the shop was starting, when nobody listened yet.
      if (addressOf(window.location) !== openedAt) return follow(history.state as HistoryEntry | null);
      const { location } = state.get();
      // The address stays as it was opened, with whatever a link to it has added.
      history.replaceState({ key: location.key, state: location.state, index } satisfies HistoryEntry, '');
    },
  };
}

/** Where the document was opened: what its markup is of, wherever somebody has gone since. */
export function openedLocation(storeCodes: readonly string[]): ShopLocation {
  const url = openedUrl();
  const { pathname, search, hash } = url;
  const path = toShopPath(stripStorePrefix(pathname, storeCodes).pathname) ?? '/';
  const entry: Partial<HistoryEntry> | null = addressOf(url) === addressOf(window.location) ? history.state : null;
  return { pathname: path, search, hash, state: entry?.state ?? null, key: entry?.key ?? 'first' };
}

const openedUrl = () => new URL(window.openedAt ?? window.location.href);

const addressOf = ({ pathname, search, hash }: URL | Location) => `${pathname}${search}${hash}`;

function isSame(location: ShopLocation, to: string): boolean {
  return to === `${location.pathname}${location.search}${location.hash}`;
}
