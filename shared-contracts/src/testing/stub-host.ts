import { createEventBus } from '../events';
import type { Host } from '../host';
import type { CartState } from '../services/cart';
import type { CommerceResult } from '../services/commerce';
import type { ConnectivityState } from '../services/connectivity';
import type { NavigationState } from '../services/navigation';
import type { SessionState } from '../services/session';
import type { StoreView, StoreViewState } from '../services/store-view';
import type { Toast } from '../services/toasts';
import type { MountedSlot, SlotService } from '../slots';
import { createSnapshot, type SnapshotStore } from '../snapshot';
import { CONTRACT_VERSION } from '../version';

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

/** A host in memory, for unit tests and for running a remote alone. Snapshots can be set, commands are recorded. */
export interface StubHost extends Host {
  calls: RecordedCall[];
  /** Arguments of the calls of one command, in order. */
  callsOf(command: string): (readonly unknown[])[];
  /** How much of the host is held now: subscriptions to snapshots and events, open overlays, blocks, mounted slots. */
  held(): number;
  set: {
    session: SnapshotStore<SessionState>;
    cart: SnapshotStore<CartState>;
    toasts: SnapshotStore<readonly Toast[]>;
    storeView: SnapshotStore<StoreViewState>;
    navigation: SnapshotStore<NavigationState>;
    connectivity: SnapshotStore<ConnectivityState>;
  };
  /** Answers queries and mutations; the default answers with an error that names the operation. */
  answer: (operation: string, variables: unknown) => CommerceResult<unknown> | Promise<CommerceResult<unknown>>;
  /** Answers REST calls. */
  answerRest: (path: string, body: unknown) => unknown;
}

export interface StubHostOptions {
  language?: 'en' | 'ar';
  hasExtensions?: boolean;
  pathname?: string;
  search?: string;
}

export const EMPTY_CART: CartState = {
  summary: { cartId: undefined, count: 0, at: 0 },
  details: undefined,
  busy: { loading: false, adding: false, changing: undefined },
  errors: {},
};

export function createStubHost(overrides: Partial<Host> = {}, options: StubHostOptions = {}): StubHost {
  const { language = 'en', hasExtensions = true, pathname = '/', search = '' } = options;
  const view = language === 'ar' ? ARABIC_VIEW : ENGLISH_VIEW;
  let held = 0;
  /** Counts what was begun and not ended; ending twice counts once. */
  const hold = (end: () => void) => {
    let isHeld = true;
    held += 1;
    return () => {
      if (isHeld) held -= 1;
      isHeld = false;
      end();
    };
  };
  const counted = <T>(initial: T): SnapshotStore<T> => {
    const store = createSnapshot(initial);
    return { ...store, subscribe: (listener) => hold(store.subscribe(listener)) };
  };
  const bus = createEventBus();
  const set: StubHost['set'] = {
    session: counted<SessionState>({ status: 'guest' }),
    cart: counted<CartState>(EMPTY_CART),
    toasts: counted<readonly Toast[]>([]),
    storeView: counted<StoreViewState>({ current: view, available: [ENGLISH_VIEW, ARABIC_VIEW], currency: 'SAR', currencies: ['SAR'] }),
    navigation: counted<NavigationState>({ location: { pathname, search, hash: '', state: null, key: 'first' }, isPageLoading: false }),
    connectivity: counted<ConnectivityState>({ isOnline: true, hasBeenOffline: false }),
  };
  const calls: RecordedCall[] = [];
  const record =
    <R>(command: string, result: (...args: never[]) => R) =>
    (...args: unknown[]): R => {
      calls.push({ command, args });
      return result(...(args as never[]));
    };
  const resolved = (command: string) => record(command, () => Promise.resolve());
  const nothing = (command: string) => record(command, () => undefined);
  const ending = (command: string) => record(command, () => hold(() => undefined));
  const operate = (command: string) =>
    record(command, (operation: unknown, variables: unknown) => {
      const name = /(?:query|mutation)\s+(\w+)/.exec(String(operation))?.[1] ?? String(operation);
      return Promise.resolve(stub.answer(name, variables));
    });

  const stub: StubHost = {
    calls,
    callsOf: (command) => calls.filter((call) => call.command === command).map((call) => call.args),
    held: () => held,
    set,
    answer: (operation) => ({
      data: undefined,
      error: { message: `No answer for ${operation}`, isNetworkError: false, status: 200, errors: [] },
    }),
    answerRest: (path) => Promise.reject(new Error(`No answer for ${path}`)),
    contractVersion: CONTRACT_VERSION,
    config: {
      brand: { name: { en: 'AMC eShop', ar: 'متجر AMC الإلكتروني' }, phone: '9200 00000', email: 'info@example.com', social: [] },
      hardReloads: false,
      platformExtensions: 'auto',
      serviceWorker: false,
      teamOutlines: false,
    },
    hasExtensions,
    events: { ...bus, on: (name, listener) => hold(bus.on(name, listener)) },
    session: {
      state: set.session,
      signIn: resolved('session.signIn'),
      signOut: resolved('session.signOut'),
      reload: resolved('session.reload'),
    },
    cart: {
      state: set.cart,
      ensure: record('cart.ensure', () => Promise.resolve('stub-cart')),
      add: record('cart.add', () => Promise.resolve([])),
      update: resolved('cart.update'),
      remove: resolved('cart.remove'),
      applyCoupon: resolved('cart.applyCoupon'),
      removeCoupon: resolved('cart.removeCoupon'),
      refresh: resolved('cart.refresh'),
      reset: record('cart.reset', () => Promise.resolve(undefined)),
      merge: resolved('cart.merge'),
    },
    toasts: { list: set.toasts, add: record('toasts.add', () => 1), dismiss: nothing('toasts.dismiss') },
    storeView: { state: set.storeView, switchView: resolved('storeView.switchView'), switchCurrency: nothing('storeView.switchCurrency') },
    navigation: {
      state: set.navigation,
      push: nothing('navigation.push'),
      replace: nothing('navigation.replace'),
      back: nothing('navigation.back'),
      prefetch: nothing('navigation.prefetch'),
      href: (to) => to,
      block: ending('navigation.block'),
    },
    overlays: { stack: counted<readonly string[]>([]), open: ending('overlays.open'), close: nothing('overlays.close') },
    connectivity: { state: set.connectivity },
    intl: { locale: language === 'ar' ? 'ar-SA' : 'en-US', language, direction: language === 'ar' ? 'rtl' : 'ltr' },
    commerce: {
      query: operate('commerce.query') as Host['commerce']['query'],
      mutate: operate('commerce.mutate') as Host['commerce']['mutate'],
      rest: record('commerce.rest', (request: { path: string; body?: unknown }) =>
        Promise.resolve(stub.answerRest(request.path, request.body)),
      ) as Host['commerce']['rest'],
      invalidate: nothing('commerce.invalidate'),
      bindings: undefined,
    },
    telemetry: { recordError: nothing('telemetry.recordError'), recordMeasure: nothing('telemetry.recordMeasure') },
    slots: {
      mount: record('slots.mount', (): MountedSlot => ({
        update: nothing('slots.update'),
        end: hold(() => undefined),
      })) as SlotService['mount'],
      prefetch: nothing('slots.prefetch'),
    },
    ...overrides,
  };
  return stub;
}
