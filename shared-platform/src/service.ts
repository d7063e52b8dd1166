/**
 * How a remote provides a service. Bundled into the service's own code, which comes when it is wanted; what it uses of the facade is the
 * shell's.
 */
import {
  createSnapshot,
  SIGNED_OUT,
  type CommandOf,
  type Host,
  type ProvidedService,
  type ServiceRef,
  type StateOf,
} from 'shared-contracts';
import { createText, type Frozen, type MessageSource, type Persisted, type TextFunction } from 'shared-platform';

/** Said of each command that is carried out: when it is given, and when it has ended, well or badly. `call` is another for each. */
export type CallEvent<S> = {
  [C in OwnCommand<S>]: { type: 'request' | 'receive'; command: C; call: number; args: ArgumentsOf<S, C> };
}[OwnCommand<S>];

/** What a command sees of its service. It writes nothing: what it finds out it gives as events. */
export interface CommandContext<Model, Id extends string = string> {
  readonly host: Host;
  /** As it is now: with what the command itself has given so far. */
  readonly model: () => Model;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The service's messages, loaded with the first that has to be shown. */
  readonly text: () => Promise<TextFunction<Id>>;
  /** Gives an answer on, unless whoever the command was given for has gone: then it rejects with `signed-out`. */
  readonly still: Still;
}

/** The commands that a provider writes: those of the session the service carries out itself. */
type OwnCommand<S> = Exclude<CommandOf<S>, 'enterSession' | 'leaveSession'>;
type Method<S, C extends keyof S> = Extract<S[C], (...args: never[]) => Promise<unknown>>;
type ArgumentsOf<S, C extends keyof S> = Parameters<Method<S, C>>;
type AnswerOf<S, C extends keyof S> = Awaited<ReturnType<Method<S, C>>>;

/** Commands that read what there is: they take nothing, and give nothing but the end of it. */
type ReadingCommand<S> = { [C in OwnCommand<S>]: S[C] extends () => Promise<void> ? C : never }[OwnCommand<S>];

/** A command: its events at the end, or each when it happens; what such a generator returns is the command's answer. */
export type Run<S, C extends keyof S, Model, Event, Id extends string> = (
  context: CommandContext<Model, Id>,
  ...args: ArgumentsOf<S, C>
) => AsyncGenerator<Event, AnswerOf<S, C>, void> | (AnswerOf<S, C> extends void ? Promise<readonly Event[]> : never);

/** A service while it runs: what its `start` follows the world with. */
export interface RunningService<S, Model, Event> {
  readonly host: Host;
  readonly model: () => Model;
  readonly service: S;
  /** Calls `listener` after each event, from the first on. */
  onEvent(listener: (event: Event | CallEvent<S>) => void): void;
}

/** A service of customers: the commands of others reject with `signed-out`, and what one began never ends in another's name. */
export interface CustomersOnly<S, Event, Id> {
  /** What is said to those who are not signed in. */
  refusal: Id;
  /** What was known is somebody else's: `unknown` where a customer is there, of whom nothing has been read yet. */
  forget: (status: 'guest' | 'unknown') => Event;
  /** The command that reads what the customer has: given when they come, at most one at a time, and for a guest nothing to do. */
  read: ReadingCommand<S>;
}

export interface PersistedModel<Model, Event, Kept> {
  value: Persisted<Kept>;
  /** What is kept of the model; undefined for nothing. Kept again where it is another than before. */
  kept: (model: Model) => Frozen<Kept> | undefined;
  /** What is kept now, by this tab or another. */
  found: (kept: Frozen<Kept> | undefined) => Event;
}

export interface ServiceOptions<S extends ProvidedService, Model, Event, Id extends string, Kept> {
  /** What it knows before anything has happened. */
  model: Model;
  /** The one writer of the model. Where it throws, the model stays, and the command of the event rejects. */
  reduce: (model: Model, event: Event | CallEvent<S>) => Model;
  /** What the shop sees of the model. */
  toState: (model: Model) => StateOf<S>;
  /** Carried out one at a time, in the order in which they were given. */
  commands: { readonly [C in keyof S as C extends OwnCommand<S> ? C : never]: Run<S, C, Model, Event, Id> };
  messages?: MessageSource<Id> | undefined;
  session?: CustomersOnly<S, Event, Id> | undefined;
  persist?: PersistedModel<Model, Event, Kept> | undefined;
  /** Called once, when the service is there. */
  start?: ((running: RunningService<S, Model, Event>) => void) | undefined;
}

/** A service that has commands of the session follows it, and no other does. */
type OfSession<S> = S extends { enterSession(): Promise<void>; leaveSession(): Promise<void> } ? { session: object } : { session?: never };

/** What tests give a service instead of its messages and the clock. */
export interface ServiceTools<Id extends string = string> {
  text?: TextFunction<Id>;
  now?: () => number;
}

/** Makes the service on a host. */
export type ServiceFactory<S, Id extends string = string> = (host: Host, tools?: ServiceTools<Id>) => S;

/** Somebody gave a command who is not signed in, or who has gone meanwhile. */
class SignedOutError extends Error {
  override readonly name = SIGNED_OUT;
}

/**
 * Defines the provider of a service: what `x.service.ts` exports by default. The build reads the reference, finds the declaration beside
 * it, and reads the names of the commands, so that they stand in the file itself. `Event` are the service's own, beside `CallEvent`; `Id`
 * those of its messages; `Kept` is what the browser keeps.
 */
export function defineService<S extends ProvidedService, Model, Event, Id extends string = never, Kept = never>(
  _ref: ServiceRef<S>,
  options: ServiceOptions<S, Model, Event, Id, Kept> & OfSession<S>,
): ServiceFactory<S, Id> {
  return (host, { text, now = () => Date.now() } = {}) =>
    run(host, options, { text: text ? () => Promise.resolve(text) : textLoader(host, options.messages), now });
}

/** The provider of a service that is made by hand. `has`: which of the declaration's optional commands it has. */
export function provideService<S extends ProvidedService>(
  _ref: ServiceRef<S>,
  create: (host: Host) => S,
  _has: readonly CommandOf<S>[] = [],
): (host: Host) => S {
  return create;
}

type AnyRun<Model, Event, Id extends string> = (
  context: CommandContext<Model, Id>,
  ...args: readonly unknown[]
) => AsyncGenerator<Event, unknown, void> | Promise<readonly Event[]>;

function run<S extends ProvidedService, Model, Event, Id extends string, Kept>(
  host: Host,
  { model: initial, reduce, toState, commands, session, persist, start }: ServiceOptions<S, Model, Event, Id, Kept>,
  { text, now }: Pick<CommandContext<Model, Id>, 'text' | 'now'>,
): S {
  type AnyEvent = Event | CallEvent<S>;
  const { state, model, take, learn, find } = createStore({ initial, reduce, toState, persist, onError: host.telemetry.recordError });
  const listeners: ((event: AnyEvent) => void)[] = [];
  const dispatch = (event: AnyEvent, reach = take) => {
    reach(event);
    for (const listener of listeners) listener(event);
  };
  /** Nobody waits for it: what it throws is told. */
  const attempt = (event: AnyEvent, reach = take) => {
    try {
      dispatch(event, reach);
    } catch (error) {
      host.telemetry.recordError(error);
    }
  };
  const follow = () => {
    const found = find();
    if (found) attempt(found, learn);
  };
  const visits = createVisits(session === undefined, async () => session && (await text())(session.refusal));
  let calls = 0;

  /** It is requested from the moment it is given, also while others are carried out before it. */
  const give = (command: OwnCommand<S>, steps: AnyRun<Model, Event, Id>, args: readonly unknown[]): Promise<unknown> => {
    const mine = visits.current();
    const call = (calls += 1);
    const said = (type: 'request' | 'receive') => ({ type, command, call, args }) as CallEvent<S>;
    const work = visits
      .inTurn((turn) => carryOut(steps({ host, model, text, now, still: turn.still }, ...args), turn, dispatch, host))
      .finally(() => {
        if (command === session?.read) mine.reading = undefined;
        if (visits.current() === mine && mine.isServed) attempt(said('receive'));
      });
    if (command === session?.read) mine.reading = work;
    if (mine.isServed) attempt(said('request'));
    return work;
  };
  /** Whoever asks while it is being read waits for that. */
  const read: typeof give = (...asked) => {
    const { isServed, reading } = visits.current();
    return isServed ? (reading ?? give(...asked)) : Promise.resolve();
  };
  const methods = Object.fromEntries(
    Object.entries<AnyRun<Model, Event, Id>>(commands as never).map(([name, steps]) => [
      name,
      (...args: readonly unknown[]) => (name === session?.read ? read : give)(name as OwnCommand<S>, steps, args),
    ]),
  );
  const begin = (isServed: boolean) => {
    visits.begin(isServed);
    if (!session) return;
    // What the browser keeps is the session's to forget: what is left of it is whoever's is there now.
    attempt(session.forget(isSignedIn(host) ? 'unknown' : 'guest'), learn);
    follow();
    if (isServed) void methods[session.read]?.().catch(() => undefined);
  };
  const enter = () => begin(isSignedIn(host));
  const leave = () => begin(false);
  const following = { enterSession: () => Promise.resolve(enter()), leaveSession: () => Promise.resolve(leave()) };
  // Made of the same commands that `S` names: the compiler has compared them.
  const service = { state, ...methods, ...(session ? following : {}) } as unknown as S;
  persist?.value.subscribe(follow);
  start?.({ host, model, service, onEvent: (listener) => void listeners.push(listener) });
  if (session) followSession(host, enter, leave);
  return service;
}

/** A command's turn. */
interface Turn {
  still: Still;
  /** False where whoever the command was given for has gone. */
  isOpen(): boolean;
}

/** Gives each event on when it is there. Gives the command's answer. */
async function carryOut<Event>(
  given: AsyncGenerator<Event, unknown, void> | Promise<readonly Event[]>,
  { still, isOpen }: Turn,
  dispatch: (event: Event) => void,
  host: Host,
): Promise<unknown> {
  /** A session may end between the answer and this. */
  const reach = async (event: Event) => {
    if (!isOpen()) await still(Promise.resolve());
    dispatch(event);
  };
  if (!(Symbol.asyncIterator in given)) {
    for (const event of await still(given)) await reach(event);
    return undefined;
  }
  try {
    for (;;) {
      const step = await still(given.next());
      if (step.done) return step.value;
      await reach(step.value);
    }
  } finally {
    // Nothing for one that has ended; one whose event was refused, or whose customer has gone, ends here.
    given.return(undefined).catch(host.telemetry.recordError);
  }
}

/** Who is there, as far as the service has to do with it. */
interface Visit {
  isServed: boolean;
  /** The end of the last command. */
  last: Promise<unknown>;
  /** What is being read. */
  reading?: Promise<unknown> | undefined;
}

type Still = <T>(answer: Promise<T>) => Promise<T>;

/** Commands one at a time, for one who is there: what waits for them is not carried out for another. */
function createVisits(isEverybodys: boolean, refusal: () => Promise<string | undefined>) {
  const visitOf = (isServed: boolean): Visit => ({ isServed: isServed || isEverybodys, last: Promise.resolve() });
  let visit = visitOf(false);
  const insist = async (mine: Visit) => {
    if (visit !== mine || !mine.isServed) throw new SignedOutError(await refusal());
  };
  const stillOf =
    (mine: Visit): Still =>
    async (answer) => {
      const [settled] = await Promise.allSettled([answer]);
      await insist(mine);
      if (settled.status === 'rejected') throw settled.reason;
      return settled.value;
    };
  return {
    current: () => visit,
    begin: (isServed: boolean) => void (visit = visitOf(isServed)),
    /** Runs `task` once everything before it has ended, well or badly. */
    inTurn<T>(task: (turn: Turn) => Promise<T>): Promise<T> {
      const mine = visit;
      const isOpen = () => visit === mine && mine.isServed;
      const turn = mine.last.then(() => insist(mine)).then(() => task({ still: stillOf(mine), isOpen }));
      mine.last = turn.catch(() => undefined);
      return turn;
    },
  };
}

/** The model and what is derived of it: the state, and what the browser keeps. */
function createStore<S extends ProvidedService, Model, Event, Kept>({
  initial,
  reduce,
  toState,
  persist,
  onError,
}: Pick<ServiceOptions<S, Model, Event, string, Kept>, 'reduce' | 'toState' | 'persist'> & {
  initial: Model;
  onError: (error: unknown) => void;
}) {
  /** What was found in the storage last: another tab may have changed it, and this one may not have heard of it. */
  let seen = persist?.value.read();
  let model = persist ? reduce(initial, persist.found(seen)) : initial;
  const state = createSnapshot(toState(model));
  const become = (next: Model) => {
    if (next === model) return;
    const shown = toState(next);
    model = next;
    state.set(shown);
  };
  /** What other tabs have kept meanwhile is there before an event, so that nothing of it is overwritten. */
  const caughtUp = (): Model => {
    const stored = persist?.value.read();
    if (!persist || stored === seen) return model;
    // Also where the event that comes now is refused.
    become(reduce(model, persist.found(stored)));
    seen = stored;
    return model;
  };
  let isKeeping = false;
  const keep = (kept: Frozen<Kept> | undefined) => {
    isKeeping = true;
    try {
      if (kept === undefined) persist?.value.remove();
      else persist?.value.write(kept);
    } catch (error) {
      onError(error);
    }
    isKeeping = false;
    seen = persist?.value.read();
  };
  return {
    state,
    model: () => model,
    take(event: Event | CallEvent<S>) {
      const before = caughtUp();
      become(reduce(before, event));
      const kept = persist?.kept(model);
      if (kept !== persist?.kept(before)) keep(kept);
    },
    /** Nothing of it is written. */
    learn: (event: Event | CallEvent<S>) => become(reduce(model, event)),
    /** What stands in the storage now; undefined where this service is writing it. */
    find(): Event | undefined {
      if (!persist || isKeeping) return undefined;
      seen = persist.value.read();
      return persist.found(seen);
    },
  };
}

function isSignedIn(host: Host): boolean {
  return host.session.state.get().status === 'customer';
}

/**
 * Whoever is there when this begins, or is known to be there soon after. A session that ends by itself calls nobody; one that begins by
 * signing in calls `enterSession`.
 */
function followSession(host: Host, enter: () => void, leave: () => void): void {
  let { status } = host.session.state.get();
  if (status !== 'unknown') enter();
  host.session.state.subscribe(() => {
    const before = status;
    ({ status } = host.session.state.get());
    if (before === 'unknown' && status !== 'unknown') enter();
    else if (before === 'customer' && status === 'guest') leave();
  });
}

function textLoader<Id extends string>(host: Host, messages: MessageSource<Id> | undefined): () => Promise<TextFunction<Id>> {
  let loading: Promise<TextFunction<Id>> | undefined;
  return () => {
    loading ??= Promise.resolve(messages?.[host.intl.language]()).then((loaded) => createText(host.intl.locale, loaded?.default ?? {}));
    // A chunk that did not load is asked for again; until then a message shows its id rather than nothing.
    loading.catch(() => (loading = undefined));
    return loading.catch(() => (id: string) => id);
  };
}
