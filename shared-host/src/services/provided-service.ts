import {
  createSnapshot,
  type Host,
  type ProvidedService,
  type ReleaseService,
  type SessionCommands,
  type ServiceHost,
  type ServiceRef,
  type SessionState,
  type SnapshotStore,
  UNAVAILABLE,
} from 'shared-contracts';
import { supportedBy } from 'shared-contracts/provided/supported';
import { localPersistence, sessionPersistence } from 'shared-platform';
import { within } from '../within';
import { withNetwork } from '../with-network';

/** The shell's side of a service that a remote provides. All it knows of it stands in the release's description. */
export interface ServiceFacade {
  /** State and commands, as the contract types them. */
  service: ProvidedService;
  /**
   * Starts the provider at idle where the description says so. Called once the first page is shown. A start that the network left in the
   * lurch is no error: it is made again when the browser is online again.
   */
  start(whenIdle: (action: () => void) => void): void;
  /** Shows what the last visit left. Called once the chrome is hydrated, and when somebody else is there. */
  restore(): void;
  /** Loads the provider's code; a failed load is tried again by the next command. */
  activate(): Promise<Readonly<Record<string, unknown>>>;
  /**
   * The service as one that follows who is signed in; undefined where it does not, where it begins with intent only, has not begun and
   * has nothing in the browser's storage, or where its code does not come within the limit.
   */
  follower(limitMs: number): Promise<SessionCommands | undefined>;
}

export interface ServiceFacadeOptions {
  name: string;
  description: ReleaseService;
  host: () => Host;
  /** Gives the provider's factory. */
  load: () => Promise<unknown>;
  /** Told when a command fails since the provider's code did not come. */
  onUnavailable: () => void;
  /** Told of errors that no command's caller hears of. */
  onError: (error: unknown) => void;
}

/** How long a command waits for the provider's code. */
const START_LIMIT_MS = 10_000;

type Command = (...args: unknown[]) => Promise<unknown>;

/**
 * Commands wait here, in order, until the provider is there, and reject visibly when it does not come within 10 s. A command that gives
 * no answer within the description's limit rejects, too.
 */
export function createServiceFacade({ name, description, host, load, onUnavailable, onError }: ServiceFacadeOptions): ServiceFacade {
  const state: SnapshotStore<unknown> = createSnapshot(description.initial);
  let provider: Readonly<Record<string, unknown>> | undefined;
  let activation: Promise<Readonly<Record<string, unknown>>> | undefined;

  const activate = () => {
    activation ??= load().then((factory) => {
      if (typeof factory !== 'function') throw new Error(`The service ${name} has no factory.`);
      const created: unknown = factory(host());
      if (!isProvider(created)) throw new Error(`The service ${name} has no state.`);
      provider = created;
      state.set(created.state.get());
      created.state.subscribe(() => state.set(created.state.get()));
      return created;
    });
    activation.catch(() => (activation = undefined));
    return activation;
  };

  const started = (command: string) =>
    provider
      ? Promise.resolve(provider)
      : within(START_LIMIT_MS, activate(), () => new Error(`The service ${name} did not start in time.`)).catch((error: unknown) => {
          if (!description.background?.includes(command)) onUnavailable();
          const { message } = error instanceof Error ? error : new Error(String(error));
          throw Object.assign(new Error(message, { cause: error }), { name: UNAVAILABLE });
        });

  const toCommand =
    (command: string): Command =>
    async (...args) => {
      const ready = await started(command);
      const run = ready[command];
      if (typeof run !== 'function') throw new Error(`${name}.${command} is described, but not provided.`);
      // As a method: a provider may use `this`.
      return within(description.limitMs, Promise.resolve(run.apply(ready, args)), () => new Error(`${name}.${command} gave no answer.`));
    };

  /** What the last visit left, by member. What is of another kind than the description's was not left by the service. */
  const stored = () => {
    const { initial, restore = [] } = description;
    if (!isRecord(initial)) return [];
    return restore.flatMap(({ member, key }) => {
      const value = readOwn(key, host().session.state.get());
      return value !== undefined && isOfKind(value, initial[member]) ? [[member, value] as const] : [];
    });
  };

  const restore = () => {
    if (provider) return;
    const found = stored();
    const { initial } = description;
    state.set(found.length > 0 && isRecord(initial) ? { ...initial, ...Object.fromEntries(found) } : initial);
  };

  /** What is in the storage has to be left behind, too, also where this document has not asked for it yet. */
  const hasBegun = () => description.start === 'idle' || provider !== undefined || stored().length > 0;

  return {
    service: { state, ...Object.fromEntries(description.commands.map((command) => [command, toCommand(command)])) },
    activate,
    restore,
    async follower(limitMs) {
      const steps = description.commands.filter((command) => command === 'enterSession' || command === 'leaveSession');
      if (steps.length === 0 || !hasBegun()) return undefined;
      const isReady = await within(limitMs, activate(), () => new Error('late')).then(
        () => true,
        (error: unknown) => void onError(error),
      );
      return isReady ? Object.fromEntries(steps.map((step) => [step, async () => void (await toCommand(step)())])) : undefined;
    },
    start(whenIdle) {
      if (description.start === 'idle') whenIdle(() => void withNetwork(host(), activate).catch(onError));
    },
  };
}

/** What all tabs share; where it names its owner, that one's alone, and where their token lives. */
function readOwn(key: string, session: SessionState): unknown {
  const shared = localPersistence.get<unknown>(key);
  if (shared !== undefined && !isRecord(shared)) return shared;
  if (session.status === 'unknown') return undefined;
  const value = session.status === 'customer' && !session.isKept ? sessionPersistence.get<unknown>(key) : shared;
  return isRecord(value) && value.owner === session.status ? value : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOfKind(value: unknown, initial: unknown): boolean {
  return typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial) && (value === null) === (initial === null);
}

function isProvider(value: unknown): value is ProvidedService & Readonly<Record<string, unknown>> {
  return isRecord(value) && isRecord(value.state) && typeof value.state.get === 'function' && typeof value.state.subscribe === 'function';
}

/** All services that the live releases provide. */
export interface ProvidedServiceHost extends ServiceHost {
  facades: ReadonlyMap<string, ServiceFacade>;
}

/** Finds a service's facade. Types are the reference's: what a release provides is checked by its contract suite. */
export function createProvidedServices(
  descriptions: ReadonlyMap<string, ReleaseService>,
  facades: ReadonlyMap<string, ServiceFacade>,
): ProvidedServiceHost {
  return {
    facades,
    service: <S extends ProvidedService>(ref: ServiceRef<S>) => facades.get(ref)?.service as S | undefined,
    supports: supportedBy(descriptions),
  };
}
