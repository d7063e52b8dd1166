import type { Snapshot } from './snapshot';
import { EMPTY_CART, type CartService } from './services/cart';
import type { RecentlyViewedService } from './services/recently-viewed';
import { EMPTY_WISHLIST, type WishlistService } from './services/wishlist';

/** Services that remotes provide to each other. Types only: the shell learns of them from releases' descriptions. */
export interface ProvidedServices {
  cart: CartService;
  wishlist: WishlistService;
  recentlyViewed: RecentlyViewedService;
}

export type ServiceName = keyof ProvidedServices;

/** The commands of a service: all of its members but the state. Each gives a promise. */
export type CommandOf<S> = Exclude<keyof S, 'state'> & string;

/**
 * A provided service: a state and commands. `enterSession` and `leaveSession` are called by the shell, where a service has them:
 * `leaveSession` before an identity ends (a guest's too), `enterSession` once the next one has begun and before the customer is read.
 */
export interface ProvidedService<State = unknown> {
  state: Snapshot<State>;
}

export interface SessionCommands {
  /** Somebody else is there now: see `host.session.state`. Signing in waits for it, and fails where it rejects. */
  enterSession?(): Promise<void>;
  /** The identity is about to end: nothing may be asked in its name after this. */
  leaveSession?(): Promise<void>;
}

/** How a provided service is described: in the contract for all releases, and in each release that provides it. */
export interface ServiceDescription {
  /** The state before the provider's code is there. Plain data. */
  initial: unknown;
  commands: readonly string[];
  /** Commands that a page gives by itself: where the provider's code does not come they reject, and the shopper is told nothing. */
  background?: readonly string[];
  /** `idle`: started once the first page is shown and the browser is idle. `intent`: with the first command. */
  start: 'idle' | 'intent';
  /** Members of the state that the last visit left in the browser's storage, shown until the provider is there. */
  restore?: readonly RestoredMember[];
  /** Milliseconds until a command that gives no answer rejects. */
  limitMs: number;
}

export interface RestoredMember {
  member: string;
  /** Name in the shop's storage namespace. A value that names its `owner` (`guest`, `customer`) is shown to that one alone. */
  key: string;
}

/** What a release says of a service that it provides. */
export interface ReleaseService extends ServiceDescription {
  module: string;
}

interface ContractService<S extends ProvidedService> extends ServiceDescription {
  initial: S['state'] extends Snapshot<infer State> ? State : never;
  /** Commands that a provider has to have. */
  commands: readonly CommandOf<S>[];
  /** Commands that a provider may lack: ask with `supports`. */
  optional: readonly CommandOf<S>[];
  background?: readonly CommandOf<S>[];
}

/** From this a release's description is made when it is built (`etc/provided-services.json`). */
export const PROVIDED_SERVICES: { readonly [N in ServiceName]: ContractService<ProvidedServices[N]> } = {
  cart: {
    initial: EMPTY_CART,
    commands: ['ensure', 'add', 'update', 'remove', 'applyCoupon', 'removeCoupon', 'refresh', 'reset', 'enterSession', 'leaveSession'],
    optional: ['decide'],
    start: 'idle',
    restore: [{ member: 'summary', key: 'cartSummary' }],
    limitMs: 120_000,
  },
  wishlist: {
    initial: EMPTY_WISHLIST,
    commands: ['add', 'remove', 'move', 'refresh', 'enterSession', 'leaveSession'],
    optional: ['create'],
    // A guest has no lists: what shows a customer's asks for them with `refresh`.
    background: ['refresh'],
    start: 'intent',
    limitMs: 60_000,
  },
  recentlyViewed: {
    initial: { products: [] },
    commands: ['add', 'clear'],
    optional: [],
    background: ['add'],
    start: 'intent',
    restore: [{ member: 'products', key: 'recentlyViewed' }],
    limitMs: 10_000,
  },
};

/** How a release names a service in its `release.json`, before it is built. */
export interface WrittenService {
  module: string;
  /** Which of the contract's optional commands it has. */
  optional?: readonly string[];
}

/** What a release's description says of a service: the contract's description with the commands that this provider has. */
export function describeService(name: ServiceName, { module, optional = [] }: WrittenService): ReleaseService {
  const { optional: possible, commands, ...description } = PROVIDED_SERVICES[name];
  return { ...description, module, commands: [...commands, ...possible.filter((command) => optional.includes(command))] };
}

export function isServiceName(name: string): name is ServiceName {
  return Object.hasOwn(PROVIDED_SERVICES, name);
}

/** `name` of the error with which commands reject whose provider did not come. The shopper has been told, but of background commands. */
export const UNAVAILABLE = 'unavailable';

/** The part of the host by which remotes reach what other remotes provide. */
export interface ServiceHost {
  /**
   * Its facade: commands wait, in order, until the provider's code is there, and reject with `unavailable` where it does not come.
   * Undefined where no live release provides it.
   */
  service<N extends ServiceName>(name: N): ProvidedServices[N] | undefined;
  /** Whether a live release provides the service, and has the command. Known before its code is loaded. */
  supports<N extends ServiceName>(name: N, command?: CommandOf<ProvidedServices[N]>): boolean;
}
