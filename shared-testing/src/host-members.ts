import { acceptsVersion, type HostServices } from 'shared-contracts';
import type { StubHost } from './stub-host';

/** Every member of the shell's services, by the version of the contract that brought it. */
export const HOST_MEMBERS: Readonly<Record<string, Readonly<Partial<Record<keyof HostServices, readonly string[]>>>>> = {
  '2.0.0': {
    session: ['state', 'signIn', 'signOut', 'reload'],
    toasts: ['list', 'add', 'dismiss'],
    storeView: ['state', 'switchView', 'switchCurrency'],
    navigation: ['state', 'push', 'replace', 'back', 'prefetch', 'block', 'href'],
    overlays: ['stack', 'open', 'close'],
    connectivity: ['state'],
    intl: ['locale', 'language', 'direction'],
    commerce: ['bindings', 'query', 'mutate', 'rest', 'invalidate'],
    telemetry: ['recordError', 'recordMeasure'],
    slots: ['mount', 'prefetch'],
    links: ['menus'],
  },
  '2.1.0': { toasts: ['hold'], slots: ['isFilled'], links: ['isOwned'] },
};

/** The host as a shell of an earlier contract gives it: what came later is not there. Changes the host that it is given. */
export function takeBack<H extends StubHost>(host: H, contract: string): H {
  const services: Record<string, object> = host as unknown as Record<keyof HostServices, object>;
  for (const [version, members] of Object.entries(HOST_MEMBERS)) {
    if (acceptsVersion(version, contract)) continue;
    for (const [service, names] of Object.entries(members))
      services[service] = Object.fromEntries(Object.entries(services[service] ?? {}).filter(([name]) => !names.includes(name)));
  }
  host.contractVersion = contract;
  return host;
}
