import type { Host } from 'shared-contracts';
import { GUEST, type BrowserPersistence } from 'shared-platform';
import type { BrowserEnvironment } from './browser-environment';

/** Whose cart it is: a guest's is never taken for a customer's, whatever tab stored it. */
export type CartOwner = (typeof OWNERS)[number];
export const OWNERS = [GUEST, 'customer'] as const;

/** Where the cart of whoever is there is kept: a customer whose token is this tab's alone has their cart in this tab alone. */
export interface CartPlace {
  area: BrowserPersistence;
  owner: CartOwner;
}

export function placeOf(host: Host, browser: Pick<BrowserEnvironment, 'local' | 'session'>): CartPlace {
  const session = host.session.state.get();
  if (session.status !== 'customer') return { area: browser.local, owner: GUEST };
  return { area: session.isKept ? browser.local : browser.session, owner: 'customer' };
}
