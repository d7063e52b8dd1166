import type { Snapshot } from './snapshot';

/**
 * A service that a remote provides to others: a state and commands, each of which gives a promise. `enterSession` and `leaveSession` are
 * called by the shell, where a service has them: `leaveSession` before an identity ends (a guest's too), `enterSession` once the next one
 * has begun and before the customer is read.
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

/** The commands of a service: all of its members but the state. */
export type CommandOf<S> = Exclude<keyof S, 'state'> & string;
export type StateOf<S extends ProvidedService> = S['state'] extends Snapshot<infer State> ? State : never;

declare const SERVICE: unique symbol;
/**
 * By what a service is asked for: its name, which carries the type of the service: `'cart' as ServiceRef<CartService>`. At run time it is
 * the name alone, which shells and releases of every version understand, and of which a bundle has a few bytes.
 */
export type ServiceRef<S extends ProvidedService = ProvidedService> = string & { readonly [SERVICE]: S };

/** How a service is described: in its declaration, and in each release that provides it. */
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

/**
 * What provider and users of a service agree on. It stands beside its reference, in one file that both can import: one in the folder
 * `provided`, or in a package of the teams'. From it the build makes a release's description; neither shell nor edge knows it. Only
 * providers, builds and tests read it, users the reference: written as a literal, it is left out of their bundles.
 */
export interface ServiceDeclaration<S extends ProvidedService = ProvidedService> extends ServiceDescription {
  ref: ServiceRef<S>;
  initial: StateOf<S>;
  /** Commands that a provider has to have. */
  commands: readonly CommandOf<S>[];
  /** Commands that a provider may lack: ask with `supports`. */
  optional?: readonly CommandOf<S>[];
  background?: readonly CommandOf<S>[];
}

/** What a release says of a service that its `module` provides: as it was declared, with those optional commands that this provider has. */
export function describeService<S extends ProvidedService>(
  { ref: _ref, optional = [], commands, ...description }: ServiceDeclaration<S>,
  module: string,
  has: readonly string[] = [],
): ReleaseService {
  return { ...description, module, commands: [...commands, ...optional.filter((command) => has.includes(command))] };
}

/** `name` of the error with which commands reject whose provider did not come. The shopper has been told, but of background commands. */
export const UNAVAILABLE = 'unavailable';

/** The part of the host by which remotes reach what other remotes provide. */
export interface ServiceHost {
  /**
   * Its facade: commands wait, in order, until the provider's code is there, and reject with `unavailable` where it does not come.
   * Undefined where no live release provides it.
   */
  service<S extends ProvidedService>(ref: ServiceRef<S>): S | undefined;
  /** Whether a live release provides the service, and has the command. Known before its code is loaded. */
  supports<S extends ProvidedService>(ref: ServiceRef<S>, command?: CommandOf<S>): boolean;
}
