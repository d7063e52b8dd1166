import {
  createSnapshot,
  toShopPath,
  type EventBus,
  type Host,
  type NavigationService,
  type NavigationState,
  type ShopLocation,
} from 'shared-contracts';

/** The browser's history behind the contract's navigation. */
export function createNavigation(events: EventBus): NavigationService {
  const state = createSnapshot<NavigationState>({ location: here(), isPageLoading: false });
  const blockers = new Set<() => boolean>();
  const set = () => {
    state.set({ ...state.get(), location: here() });
    events.emit('navigation:navigated', { path: window.location.pathname });
  };
  const go = (method: 'pushState' | 'replaceState', to: string, historyState: unknown) => {
    const { pathname, search } = state.get().location;
    const path = toShopPath(to.startsWith('/') ? to : `${pathname}${to.startsWith('#') ? search : ''}${to}`);
    if (path === undefined) throw new TypeError(`${to} is not a path of the shop.`);
    if (new URL(path, window.location.origin).pathname !== pathname && [...blockers].some((mayLeave) => !mayLeave())) return;
    history[method]({ state: historyState ?? null, key: `${Date.now()}-${Math.random()}` }, '', path);
    set();
  };
  window.addEventListener('popstate', set);
  return {
    state,
    push: (to, options) => go('pushState', to, options?.state),
    replace: (to, options) => go('replaceState', to, options?.state),
    back: () => history.back(),
    prefetch: () => {},
    href: (to) => to,
    block(mayLeave) {
      blockers.add(mayLeave);
      return () => blockers.delete(mayLeave);
    },
  };
}

function here(): ShopLocation {
  const { pathname, search, hash } = window.location;
  const entry: { state?: unknown; key?: string } | null = history.state;
  return { pathname, search, hash, state: entry?.state ?? null, key: entry?.key ?? 'first' };
}

/** Links anywhere on the page go through the navigation, those in the platform's own content too. */
export function watchLinks(navigation: NavigationService): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (
      !link ||
      link.target ||
      link.hasAttribute('download') ||
      link.dataset.native !== undefined ||
      link.origin !== window.location.origin ||
      /^\/(media|rest|graphql)\//.test(link.pathname)
    )
      return;
    if (link.hash && link.pathname === window.location.pathname) return;
    event.preventDefault();
    navigation.push(`${link.pathname}${link.search}${link.hash}`);
  });
}

/** The host as a page sees it: its location is the page's own, and stays when the next page is on its way. */
export function scopeHost(host: Host, pathname: string): Host {
  const { state } = host.navigation;
  let last = state.get();
  const get = () => {
    const current = state.get();
    if (current.location.pathname === pathname) last = current;
    return last;
  };
  return { ...host, navigation: { ...host.navigation, state: { get, subscribe: state.subscribe } } };
}
