import { Client, ssrExchange, type SSRData } from '@urql/core';
import {
  createRestingHost,
  createSnapshot,
  languageOf,
  type Host,
  type Registry,
  type RestingServices,
  type SessionState,
  type ShopConfig,
  type Snapshot,
} from 'shared-contracts';
import { createLinks } from 'shared-host/services/links';
import type { Shop } from 'shared-host/shop/read-shop';
import type { DocumentPlan } from './plan-document';

interface ServerHostInput {
  plan: DocumentPlan;
  shop: Shop;
  config: ShopConfig;
  registry: Registry;
}

/**
 * A host at rest: commands have no meaning on the server. What it knows of data and links is what this document's page was given.
 * `session`: of the customer whose page it is; in documents nobody is known.
 */
export function createServerHost(
  { plan, shop, config, registry }: ServerHostInput,
  results: SSRData,
  session: Snapshot<SessionState> = createSnapshot<SessionState>({ status: 'unknown' }),
): Host {
  const { view, pathname, search } = plan;
  const language = languageOf(view);
  const client = new Client({
    url: 'https://server.invalid/graphql',
    exchanges: [ssrExchange({ isClient: false, initialState: results })],
    preferGetMethod: 'force',
  });
  const { hasExtensions } = shop;
  const links = createLinks({ registry, session, language, hasExtensions });
  const host = createRestingHost(
    {
      config,
      hasExtensions,
      view,
      views: shop.views,
      currencies: shop.currencies,
      language,
      location: { pathname, search, hash: '', state: null, key: 'first' },
      href: (to) => (to.startsWith('/') ? `${plan.prefix}${to}` : to),
    },
    { command: (name) => () => refuse(name) },
    providedBy(registry),
  );
  return {
    ...host,
    links,
    session: { ...host.session, state: session },
    commerce: { ...host.commerce, bindings: createSnapshot({ client, isCustomer: session.get().status === 'customer' }) },
    telemetry: { recordError: () => undefined, recordMeasure: () => undefined },
  };
}

/** The services that live releases provide, as they describe them. */
function providedBy(registry: Registry): RestingServices {
  return new Map(Object.values(registry.releases).flatMap(({ description }) => Object.entries(description.services)));
}

function refuse(name: string): never {
  throw new Error(`${name} has no meaning on the server.`);
}
