import type { Host, NavigationState, Snapshot } from 'shared-contracts';

export interface PageScope {
  /** Whether no other page has taken its place. */
  isShown: () => boolean;
  /** Whether the shop is not on its way elsewhere either. */
  isAtPage: () => boolean;
}

/**
 * The host as a page sees it: its router follows the location while it is the page's own, and stays when the shop goes on. A page that was
 * left leads nowhere, whatever it still finds out; one that is being left may be pressed, but does not put another address in place of the
 * one that the shopper has gone to.
 */
export function scopeHost(host: Host, pathname: string, { isShown, isAtPage }: PageScope): Host {
  const { navigation } = host;
  // The document's page is hydrated at the document's address, also when somebody has gone on before.
  let last: NavigationState = navigation.state.initial();
  const get = () => {
    const current = navigation.state.get();
    if (current.location.pathname === pathname) last = current;
    return last;
  };
  get();
  return {
    ...host,
    navigation: {
      ...navigation,
      state: { get, initial: navigation.state.initial, subscribe: navigation.state.subscribe },
      push: (...given) => isShown() && navigation.push(...given),
      replace: (...given) => isAtPage() && navigation.replace(...given),
    },
  };
}

/**
 * The host as a customer's own page is hydrated with it: its markup was made when it was known who they are. For other pages of a document
 * nobody is known until they are hydrated.
 */
export function knownHost(host: Host): Host {
  const { session, commerce, links } = host;
  return {
    ...host,
    session: { ...session, state: beginning(session.state) },
    commerce: { ...commerce, bindings: beginning(commerce.bindings) },
    links: { ...links, menus: beginning(links.menus) },
  };
}

function beginning<T>({ get, subscribe }: Snapshot<T>): Snapshot<T> {
  const value = get();
  return { get, subscribe, initial: () => value };
}
