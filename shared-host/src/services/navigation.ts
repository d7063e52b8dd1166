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
  type Snapshot,
} from 'shared-contracts';
import { createLeaveGuard, type LeaveQuestion } from './leave-guard';

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
  /** The question to show, if there is one. */
  leaveQuestion: Snapshot<LeaveQuestion | undefined>;
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
  const guard = createLeaveGuard();
  let isFresh = false;
  let action: ReturnType<ShellNavigation['lastAction']> = 'load';
  let count = 0;
  let index = (history.state as Partial<HistoryEntry> | null)?.index ?? 0;
  const wayBack = createWayBack();
  /** The browser is being sent to the entry that somebody has agreed to go to. */
  let isAgreed = false;
  const openedAt = addressOf(openedUrl());

  const mustStay = (location: ShopLocation, leave: () => void) =>
    location.pathname !== state.get().location.pathname && guard.mustStay(leave);

  const parse = (to: string, historyState: unknown): ShopLocation => {
    count += 1;
    return { ...locationOf(to, state.get().location, storeCodes), state: historyState ?? null, key: `${Date.now().toString(36)}${count}` };
  };

  const go = (method: 'push' | 'replace', to: string, options: NavigateOptions) => {
    const location = parse(to, options.state);
    const leave = () => wayBack.whenEnded(() => move(method, location, options));
    if (!mustStay(location, leave)) leave();
  };

  const move = (method: 'push' | 'replace', location: ShopLocation, options: NavigateOptions) => {
    guard.forget();
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

  /** The browser has gone to another entry of the history, or is back where it was sent to. */
  const follow = (entry: HistoryEntry | null) => {
    const steps = index - (entry?.index ?? index);
    if (wayBack.isUnderWay() && steps === 0) return wayBack.end();
    const isAllowed = isAgreed;
    isAgreed = false;
    const parsed = parse(addressOf(window.location), entry?.state);
    const leave = () =>
      wayBack.whenEnded(() => {
        isAgreed = true;
        history.go(-steps);
      });
    // "Back" while the question is shown closes it, as it does other dialogs: also before the browser is back from the first.
    const shown = guard.question.get();
    if (steps !== 0 && !isAllowed && (wayBack.isUnderWay() || shown || mustStay(parsed, leave))) {
      shown?.answer(false);
      return wayBack.go(steps);
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
    leaveQuestion: guard.question,
    block: guard.block,
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
      window.addEventListener('popstate', (event) => follow(event.state as HistoryEntry | null));
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted && wayBack.giveUp()) follow(history.state as HistoryEntry | null);
      });
      // Somebody may have gone back while the document was being loaded or the shop was starting, when nobody listened yet.
      if (addressOf(window.location) !== openedAt) return follow(history.state as HistoryEntry | null);
      const { location } = state.get();
      // The address stays as it was opened, with whatever a link to it has added.
      history.replaceState({ key: location.key, state: location.state, index } satisfies HistoryEntry, '');
    },
  };
}

interface WayBack {
  isUnderWay: () => boolean;
  go: (steps: number) => void;
  /** Does it now, or when the browser is back: the history is changed from the entry that is shown. */
  whenEnded: (then: () => void) => void;
  end: () => void;
  /** For who left for another document meanwhile, and returns to this one. Gives whether there was a way to give up. */
  giveUp: () => boolean;
}

/** The way of the browser back to an entry that stays, after "Back" has left it. */
function createWayBack(): WayBack {
  let isUnderWay = false;
  let next: (() => void) | undefined;
  const end = () => {
    const then = next;
    isUnderWay = false;
    next = undefined;
    then?.();
  };
  return {
    isUnderWay: () => isUnderWay,
    go(steps) {
      isUnderWay = true;
      history.go(steps);
    },
    whenEnded(then) {
      if (isUnderWay) next = then;
      else then();
    },
    end,
    giveUp() {
      const wasUnderWay = isUnderWay;
      next = undefined;
      end();
      return wasUnderWay;
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

/** Where `to` leads from `here`: a query or a fragment alone is of the page that is shown. Refuses what is not of the shop (TypeError). */
function locationOf(to: string, here: ShopLocation, storeCodes: readonly string[]): Pick<ShopLocation, 'pathname' | 'search' | 'hash'> {
  const isOfThisPage = to.startsWith('?') || to.startsWith('#') || to === '';
  const resolved = isOfThisPage ? `${here.pathname}${to.startsWith('#') ? here.search : ''}${to}` : to;
  const path = toShopPath(resolved);
  if (path === undefined) throw new TypeError(`${to} is not a path of the shop.`);
  const { pathname, search, hash } = new URL(path, 'https://shop.invalid');
  return { pathname: isOfThisPage ? pathname : stripStorePrefix(pathname, storeCodes).pathname, search, hash };
}

function isSame(location: ShopLocation, to: string): boolean {
  return to === `${location.pathname}${location.search}${location.hash}`;
}
