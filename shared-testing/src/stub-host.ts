import {
  createEventBus,
  createRestingHost,
  createSnapshot,
  type CommandKind,
  type CommerceBindings,
  type CommerceResult,
  type ConnectivityState,
  type Host,
  type LinkService,
  type MountedSlot,
  type NavigationState,
  type ProvidedService,
  type RestRequest,
  type ServiceDescription,
  type ServiceRef,
  type SessionState,
  type ShopConfig,
  type Snapshot,
  type SnapshotStore,
  type StateOf,
  type StoreView,
  type StoreViewState,
  type Toast,
} from 'shared-contracts';
import { DECLARED_SERVICES } from 'shared-contracts/provided/declared';

export const ENGLISH_VIEW: StoreView = {
  code: 'default',
  id: 1,
  name: 'EN',
  locale: 'en_US',
  groupCode: 'main',
  groupName: 'Main Store',
  sortOrder: 0,
  currency: 'SAR',
  mediaBase: 'http://localhost/media/',
  categorySuffix: '.html',
  productSuffix: '.html',
};
export const ARABIC_VIEW: StoreView = { ...ENGLISH_VIEW, code: 'arabic', id: 2, name: 'AR', locale: 'ar_SA', sortOrder: 1 };

/** A command that a remote gave to the stub host: `navigation.push`, with its arguments. */
export interface RecordedCall {
  command: string;
  args: readonly unknown[];
}

type ValueOf<S> = S extends Snapshot<infer T> ? T : never;

/** A host in memory, for unit tests. Snapshots can be set, commands are recorded. */
export interface StubHost extends Host {
  calls: RecordedCall[];
  /** Arguments of the calls of one command, in order: `cart.add`, `navigation.push`. */
  callsOf(command: string): (readonly unknown[])[];
  /** How much of the host is held now: subscriptions to snapshots and events, open overlays, blocks, mounted slots. */
  held(): number;
  set: {
    session: SnapshotStore<SessionState>;
    toasts: SnapshotStore<readonly Toast[]>;
    storeView: SnapshotStore<StoreViewState>;
    navigation: SnapshotStore<NavigationState>;
    connectivity: SnapshotStore<ConnectivityState>;
    bindings: SnapshotStore<CommerceBindings>;
    links: SnapshotStore<ValueOf<LinkService['menus']>>;
  };
  /** The state of a provided service, to be set. Throws for one that this host has no declaration of. */
  stateOf<S extends ProvidedService>(ref: ServiceRef<S>): SnapshotStore<StateOf<S>>;
  /** Answers queries and mutations; the default answers with an error that names the operation. */
  answer: (operation: string, variables: unknown) => CommerceResult<unknown> | Promise<CommerceResult<unknown>>;
  /** Answers REST calls: with what the platform says, or with a result whose error says why not. */
  answerRest: (path: string, body: unknown) => unknown;
  /** What commands of provided services give: `{'cart.add': () => [failure]}`. The default is a promise of nothing. */
  give: Record<string, (...args: never[]) => unknown>;
}

export interface StubHostOptions {
  language?: 'en' | 'ar';
  hasExtensions?: boolean;
  pathname?: string;
  search?: string;
  config?: Partial<ShopConfig>;
  /** Provided services that no release of this shop provides. */
  without?: readonly string[];
  /** Provided services beside those of the contract: what the remote's teams have declared. */
  services?: readonly DeclaredService[];
}

/** A declaration, of whichever service. */
export type DeclaredService = Pick<ServiceDescription, 'initial' | 'commands'> & { ref: string };

const CONFIG: ShopConfig = {
  brand: {
    name: { en: 'AMC eShop', ar: 'متجر AMC الإلكتروني' },
    phone: '9200 00000',
    email: 'info@example.com',
    social: [],
  },
  hardReloads: false,
  platformExtensions: 'auto',
  serviceWorker: false,
  teamOutlines: false,
};

/** What commands of the cart give that a page goes on with. */
const GIVEN: StubHost['give'] = {
  'cart.ensure': () => 'stub-cart',
  'cart.add': () => [],
};

export function createStubHost(overrides: Partial<Host> = {}, options: StubHostOptions = {}): StubHost {
  const { language = 'en', hasExtensions = true, pathname = '/', search = '', config = {}, without = [], services = [] } = options;
  const view = language === 'ar' ? ARABIC_VIEW : ENGLISH_VIEW;
  const holding = createHolding();
  const snapshots = new Map<string, SnapshotStore<unknown>>();
  const calls: RecordedCall[] = [];

  const snapshot = <T>(name: string, initial: T): SnapshotStore<T> => {
    const store = createSnapshot(initial);
    const counted: SnapshotStore<T> = { ...store, subscribe: (listener) => holding.hold(store.subscribe(listener)) };
    snapshots.set(name, counted as SnapshotStore<unknown>);
    return counted;
  };
  const command =
    (name: string, kind: CommandKind) =>
    (...args: unknown[]) => {
      if ((name === 'navigation.push' || name === 'navigation.replace') && mustStay(String(args[0]))) return undefined;
      calls.push({ command: name, args: name === 'commerce.rest' ? args.map(withoutReader) : args });
      return given(name, kind, args);
    };
  const given = (name: string, kind: CommandKind, args: unknown[]): unknown => {
    if (name === 'slots.mount') return mountedSlot();
    if (name === 'toasts.add') return 1;
    if (name === 'commerce.rest') return answerRest(stub, args[0] as RestRequest<unknown>);
    if (kind === 'answer') return Promise.resolve(stub.answer(operationName(String(args[0])), args[1]));
    if (name === 'navigation.block') return block(args[0] as () => boolean);
    if (kind === 'ending') return holding.hold(() => undefined);
    if (kind !== 'promise') return undefined;
    return Promise.resolve(stub.give[name]?.(...(args as never[])));
  };
  const blocks = new Set<() => boolean>();
  const block = (mayLeave: () => boolean) => {
    blocks.add(mayLeave);
    return holding.hold(() => blocks.delete(mayLeave));
  };
  /** As in the shell: whoever leaves a page that is blocked goes nowhere, unless it may be left. */
  const mustStay = (to: string) => {
    const isOfThisPage = /^(?:[?#]|$)/.test(to) || to.split(/[?#]/)[0] === stub.navigation.state.get().location.pathname;
    return !isOfThisPage && [...blocks].some((mayLeave) => !mayLeave());
  };
  const mountedSlot = (): MountedSlot => ({
    update: (props) => void calls.push({ command: 'slots.update', args: [props] }),
    end: holding.hold(() => undefined),
  });

  const facts = {
    config: { ...CONFIG, ...config },
    hasExtensions,
    view,
    views: [ENGLISH_VIEW, ARABIC_VIEW],
    currencies: ['SAR'],
    language,
    location: { pathname, search, hash: '', state: null, key: 'first' },
    href: (to: string) => to,
  };
  const declared = new Map([...DECLARED_SERVICES, ...services].map((each): [string, DeclaredService] => [each.ref, each]));
  const host = createRestingHost(facts, { snapshot, command }, declared);
  for (const { ref } of declared.values()) host.service(ref as ServiceRef);
  const bus = createEventBus();
  const store = <T>(name: string) => snapshots.get(name) as SnapshotStore<T>;
  store<SessionState>('session.state').set({ status: 'guest' });
  const stub: StubHost = {
    ...host,
    events: { ...bus, on: (name, listener) => holding.hold(bus.on(name, listener)) },
    service: (ref) => (without.includes(ref) ? undefined : host.service(ref)),
    supports: (ref, wanted) => !without.includes(ref) && host.supports(ref, wanted),
    stateOf<S extends ProvidedService>(ref: ServiceRef<S>) {
      if (!declared.has(ref)) throw new Error(`Nobody has declared ${ref} here: createStubHost({}, { services: [its declaration] }).`);
      return store<StateOf<S>>(`${ref}.state`);
    },
    calls,
    callsOf: (name) => calls.filter((call) => call.command === name).map((call) => call.args),
    held: holding.count,
    set: {
      session: store('session.state'),
      toasts: store('toasts.list'),
      storeView: store('storeView.state'),
      navigation: store('navigation.state'),
      connectivity: store('connectivity.state'),
      bindings: store('commerce.bindings'),
      links: store('links.menus'),
    },
    answer: (operation) => failed(`No answer for ${operation}`),
    answerRest: (path) => failed(`No answer for ${path}`),
    give: { ...GIVEN },
    ...overrides,
  };
  return stub;
}

/** Counts what was begun and not ended; ending twice counts once. */
function createHolding() {
  let held = 0;
  return {
    count: () => held,
    hold(end: () => void) {
      let isHeld = true;
      held += 1;
      return () => {
        if (isHeld) held -= 1;
        isHeld = false;
        end();
      };
    },
  };
}

/** What is sent: how the answer is read is no part of it. */
function withoutReader(request: unknown): unknown {
  const { read: _read, ...sent } = request as RestRequest<unknown>;
  return sent;
}

function operationName(text: string): string {
  return /(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? text;
}

/** How a call of the platform fails, for scripts of answers. */
export function failed(message: string, more: Partial<NonNullable<CommerceResult<unknown>['error']>> = {}): CommerceResult<never> {
  return { data: undefined, error: { message, isNetworkError: false, status: 200, errors: [], ...more } };
}

async function answerRest(stub: StubHost, { path, body, read }: RestRequest<unknown>): Promise<CommerceResult<unknown>> {
  const answer = await stub.answerRest(path, body);
  if (typeof answer === 'object' && answer !== null && 'error' in answer && 'data' in answer) return answer as CommerceResult<unknown>;
  return { data: read(answer), error: undefined };
}
