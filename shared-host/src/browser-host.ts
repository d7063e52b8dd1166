import {
  CONTRACT_VERSION,
  createEventBus,
  intlOf,
  languageOf,
  type ConnectivityService,
  type Host,
  type HostServices,
  type LinkedEntity,
  type RegisteredRelease,
  type Registry,
  type ReleaseService,
  type SessionCommands,
  type ShopLocation,
  type StoreView,
  type StoreViewService,
} from 'shared-contracts';
import { assemble, type Parts } from './assemble';
import { createModuleLoader, type ModuleLoader, type ModuleTransport } from './composition/load-module';
import { createSlots, type SlotFrameParts } from './composition/slots';
import type { DocumentData } from './document-data';
import type { AnswerStorage } from './services/commerce/answer-cache';
import { createCommerceService, type ShellCommerce } from './services/commerce/commerce-service';
import { createConnectivity } from './services/connectivity';
import { createLinks } from './services/links';
import { createNavigation, type ShellNavigation } from './services/navigation';
import { createOverlays } from './services/overlays';
import { createProvidedServices, createServiceFacade, type ProvidedServiceHost, type ServiceFacade } from './services/provided-service';
import { createSession, type ShellSession } from './services/session/session';
import { createStoreView, storedCurrency } from './services/store-view';
import { createTelemetry, type HostTelemetry } from './services/telemetry';
import { sendWhenLoaded } from './services/telemetry-loader';
import { createToasts } from './services/toasts';

/** How long a sign-out waits for what has been asked already. */
const SETTLE_MS = 2000;
/** How long signing in waits for the code of a service that follows it. */
const FOLLOWER_LIMIT_MS = 10_000;

/** What a browser's host is made from. */
export interface BrowserHostInput {
  data: Pick<DocumentData, 'config' | 'views' | 'currencies' | 'hasExtensions' | 'results'>;
  registry: Pick<Registry, 'releases'>;
  view: StoreView;
  location: ShopLocation;
  /** Prefix of the addresses of this document's links, e.g. `/arabic`, or empty. */
  prefix: string;
  transport: ModuleTransport;
  /** Reads the registry again, after a failure. */
  readRegistry: () => Promise<Pick<Registry, 'releases'>>;
  /** Puts the frame of a smaller slot into an element. */
  mountFrame: (host: Host, element: HTMLElement, parts: SlotFrameParts) => () => void;
  /** Tells the shopper that a service's code did not come. */
  sayUnavailable: (host: Host) => void;
  prefetch: (path: string, entity?: LinkedEntity) => void;
  answers?: AnswerStorage;
}

/** A host in a browser, with what only its owner may use. */
export interface BrowserHost extends Host {
  session: ShellSession;
  navigation: ShellNavigation;
  commerce: ShellCommerce;
  storeView: StoreViewService & { start(): void };
  connectivity: ConnectivityService & { start(): void };
  telemetry: HostTelemetry;
  loader: ModuleLoader;
  provided: ProvidedServiceHost;
}

/** The parts that make some members of the host. */
type PartsOf<Names extends keyof BrowserHost> = Pick<Parts<BrowserHost>, Names>;

/** Makes the host of a browser: of the shop, or of one remote alone. Nothing runs before `start` of its parts is called. */
export function createBrowserHost(input: BrowserHostInput): BrowserHost {
  return assemble<BrowserHost>({ ...servicesOf(input), ...membersOf(input) });
}

/** One line for each of the contract's services (`HOST_SHAPES`). */
function servicesOf({
  data,
  registry,
  view,
  location,
  prefix,
  mountFrame,
  prefetch,
  answers,
}: BrowserHostInput): PartsOf<keyof HostServices> {
  const language = languageOf(view);
  const storeCodes = data.views.map(({ code }) => code);
  return {
    telemetry: (host) => createTelemetry(() => host.events, sendWhenLoaded(data.config.telemetry)),
    toasts: () => createToasts(),
    overlays: () => createOverlays(),
    connectivity: (host) => createConnectivity(host.events),
    intl: () => intlOf(view),
    navigation: (host) => createNavigation({ storeCodes, prefix, initial: location, events: host.events, onPrefetch: prefetch }),
    commerce: () =>
      createCommerceService({
        storeCode: view.code,
        currency: () => chosenCurrency(data.currencies),
        initialResults: data.results,
        ...(answers ? { storage: answers } : {}),
      }),
    session: (host) =>
      createSession({
        events: host.events,
        commerce: () => host.commerce,
        customerIdOf: async (token) => (await import('./services/session/customers')).customerIdOf(token, view.code),
        become: (...given) => host.commerce.become(...given),
        followers: () => findFollowers(host.provided),
        hasExtensions: data.hasExtensions,
        settled: () => host.commerce.settled(SETTLE_MS),
        goHome: () => host.navigation.push('/'),
        restart: () => window.location.reload(),
      }),
    storeView: (host) =>
      createStoreView({
        views: data.views,
        current: view,
        currencies: data.currencies,
        events: host.events,
        findPath: (other) => findPath(registry, host, view, other),
        leave: (address) => window.location.assign(address),
      }),
    slots: (host) => createSlots({ host: () => host, loader: host.loader, registry, mountFrame: (...args) => mountFrame(host, ...args) }),
    links: (host) => createLinks({ registry, session: host.session.state, language, hasExtensions: data.hasExtensions }),
  };
}

/** What finds a page in another view comes when it is wanted; where it does not come, the address is taken for the same in both. */
async function findPath(
  registry: Pick<Registry, 'releases'>,
  host: BrowserHost,
  view: StoreView,
  other: StoreView,
): Promise<string | undefined> {
  const { state } = host.navigation;
  try {
    const { findPathInView } = await import('./services/find-path-in-view');
    return await findPathInView(registry, state, { from: view.code, to: other, token: host.session.token() });
  } catch {
    const { pathname, search } = state.get().location;
    return `${pathname}${search}`;
  }
}

function membersOf({
  data,
  registry,
  transport,
  readRegistry,
  sayUnavailable,
}: BrowserHostInput): PartsOf<Exclude<keyof BrowserHost, keyof HostServices>> {
  return {
    contractVersion: () => CONTRACT_VERSION,
    config: () => data.config,
    hasExtensions: () => data.hasExtensions,
    events: (host) => createEventBus((error) => host.telemetry.recordError(error)),
    loader: () => createModuleLoader(registry, transport, readRegistry),
    provided: (host) => provide(registry, host, sayUnavailable),
    service: (host) => host.provided.service,
    supports: (host) => host.provided.supports,
  };
}

/** A facade for every service that a live release provides. */
function provide(registry: Pick<Registry, 'releases'>, host: BrowserHost, sayUnavailable: (host: Host) => void): ProvidedServiceHost {
  const descriptions = new Map<string, ReleaseService>();
  const facades = new Map<string, ServiceFacade>();
  for (const [remote, release] of Object.entries(registry.releases)) {
    for (const [name, description] of Object.entries(release.description.services)) {
      descriptions.set(name, description);
      facades.set(name, facadeOf(name, description, remote, release, host, sayUnavailable));
    }
  }
  return createProvidedServices(descriptions, facades);
}

function facadeOf(
  name: string,
  description: ReleaseService,
  remote: string,
  { version }: RegisteredRelease,
  host: BrowserHost,
  sayUnavailable: (host: Host) => void,
): ServiceFacade {
  return createServiceFacade({
    name,
    description,
    host: () => host,
    load: () => host.loader.load(remote, description.module),
    onUnavailable: () => sayUnavailable(host),
    onError: (error) => host.telemetry.recordError(error, { remote, version, root: `service ${name}` }),
  });
}

/** Those that begin by themselves are waited for; of the others, those that have begun already are told. */
async function findFollowers({ facades }: ProvidedServiceHost): Promise<readonly SessionCommands[]> {
  const ready = await Promise.all([...facades.values()].map((facade) => facade.follower(FOLLOWER_LIMIT_MS)));
  return ready.filter((follower) => follower !== undefined);
}

/** A stored currency that is not offered any more is none. */
export function chosenCurrency(currencies: readonly string[]): string | undefined {
  const stored = storedCurrency.read();
  return stored !== undefined && currencies.includes(stored) ? stored : undefined;
}
