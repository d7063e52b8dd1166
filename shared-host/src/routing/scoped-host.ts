import type { Host, NavigationState } from 'shared-contracts';

/** The host as a page sees it: its router follows the location while it is the page's own, and stays when the shop goes on. */
export function scopeHost(host: Host, pathname: string): Host {
  let last: NavigationState = host.navigation.state.get();
  const get = () => {
    const current = host.navigation.state.get();
    if (current.location.pathname === pathname) last = current;
    return last;
  };
  return {
    ...host,
    navigation: { ...host.navigation, state: { get, initial: host.navigation.state.initial, subscribe: host.navigation.state.subscribe } },
  };
}
