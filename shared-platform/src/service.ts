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

/** Said of each command: when it is given, and when it has ended, well or badly. `call` is another for each. */
export type CallEvent<S> = {
  [C in CommandOf<S>]: { type: 'request' | 'receive'; command: C; call: number; args: ArgumentsOf<S, C> };
}[CommandOf<S>];

/** What happens while something is carried out, each when it happens; what it returns is the answer. */
export type Steps<Event, Answer = void> = AsyncGenerator<Event, Answer, void>;

/** What the code of a service sees of it. It writes nothing: what it finds out it gives as events. */
export interface ServiceContext<Model, Id extends string = string, Event = never, Tools = unknown> {
  readonly host: Host;
  /** As it is now: with what the command itself has given so far. */
  readonly model: () => Model;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The service's messages, loaded with the first that has to be shown. */
  readonly text: () => Promise<TextFunction<Id>>;
  /** What it uses beside the host, as its definition gives it. */
  readonly tools: Tools;
  /** Carries `steps` out when everything before them has ended. Not for what is in its turn itself: it would wait for its own end. */
  inTurn<Answer>(steps: (context: CommandContext<Model, Id, Event, Tools>) => Steps<Event, Answer>): Promise<Answer>;
}

/** What a command sees of its service. */
export interface CommandContext<Model, Id extends string = string, Event = never, Tools = unknown> extends ServiceContext<
  Model,
  Id,
  Event,
  Tools
> {
  /** Gives an answer on, unless whoever the command was given for has gone: then it rejects with `signed-out`. */
  readonly still: Still;
  /** Whether others wait for their turn. */
  readonly isFollowed: () => boolean;
}

type SessionCommand = 'enterSession' | 'leaveSession';
/** The commands that each provider writes: those of the session it may leave to `CustomersOnly`. */
type OwnCommand<S> = Exclude<CommandOf<S>, SessionCommand>;
type Method<S, C extends keyof S> = Extract<S[C], (...args: never[]) => Promise<unknown>>;
type ArgumentsOf<S, C extends keyof S> = Parameters<Method<S, C>>;
type AnswerOf<S, C extends keyof S> = Awaited<ReturnType<Method<S, C>>>;

/** Commands that read what there is: they take nothing, and give nothing but the end of it. */
type ReadingCommand<S> = { [C in OwnCommand<S>]: S[C] extends () => Promise<void> ? C : never }[OwnCommand<S>];

/** A command: its events at the end, or each when it happens; what such a generator returns is the command's answer. */
export type Run<S, C extends keyof S, Model, Event, Id extends string, Tools = unknown> = (
  context: CommandContext<Model, Id, Event, Tools>,
  ...args: ArgumentsOf<S, C>
) => Steps<Event, AnswerOf<S, C>> | (AnswerOf<S, C> extends void ? Promise<readonly Event[]> : never);

/** What the tools of a service are made of. */
export interface ToolContext<Model, Event, Id extends string, Tools> extends Omit<ServiceContext<Model, Id, Event, Tools>, 'tools'> {
  /** Something happened that no command has caused. */
  tell(event: Event): void;
}

/** A service while it runs: what its `start` follows the world with. */
export interface RunningService<S, Model, Event, Id extends string = string, Tools = unknown> extends ServiceContext<
  Model,
  Id,
  Event,
  Tools
> {
  readonly service: S;
  /** Something happened that no command has caused. */
  tell(event: Event): void;
  /** Calls `listener` after each event, from the first on. */
  onEvent(listener: (event: Event | CallEvent<S>) => void): void;
}

/** How commands take turns: each waits for those before it, but for what stands here. */
export interface Turns<S, Model> {
  /** Begun at once. What they have to do in turn they give to `inTurn`. */
  besides?: readonly CommandOf<S>[];
  /**
   * Calls of one key are one: what is given before the first has begun, or ended, waits for that and has its answer. Until it has begun a
   * later one is requested, too: it may want something else. Commands may share a key. Undefined: a call of its own.
   */
  joined?: {
    readonly [C in CommandOf<S>]?: { until: 'begin' | 'end'; key: (model: Model, ...args: ArgumentsOf<S, C>) => string | undefined };
  };
  /** Nothing begins as long as this is so. */
  isHeld?: (model: Model) => boolean;
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

export interface ServiceOptions<S extends ProvidedService, Model, Event, Id extends string, Kept, Tools = unknown> {
  /** What it knows before anything has happened. */
  model: Model;
  /** The one writer of the model. Where it throws, the model stays, and the command of the event rejects. */
  reduce: (model: Model, event: Event | CallEvent<S>) => Model;
  /** What the shop sees of the model. */
  toState: (model: Model) => StateOf<S>;
  /** Carried out one at a time, in the order in which they were given. */
  commands: {
    readonly [C in keyof S as C extends OwnCommand<S> ? C : never]: Run<S, C, Model, Event, Id, Tools>;
  } & { readonly [C in keyof S as C extends SessionCommand ? C : never]?: Run<S, C, Model, Event, Id, Tools> };
  turns?: Turns<S, Model> | undefined;
  /** What commands use beside the host. `given`: what a test has put in the place of some. */
  tools?: ((context: ToolContext<Model, Event, Id, Tools>, given: Partial<Tools>) => Tools) | undefined;
  messages?: MessageSource<Id> | undefined;
  session?: CustomersOnly<S, Event, Id> | undefined;
  persist?: PersistedModel<Model, Event, Kept> | undefined;
  /** Called once, when the service is there. */
  start?: ((running: RunningService<S, Model, Event, Id, Tools>) => void) | undefined;
}

/** A service that has commands of the session follows it, or writes them itself; no other does. */
type OfSession<S> = S extends { enterSession(): Promise<void>; leaveSession(): Promise<void> }
  ? { session: object } | { session?: never; commands: { enterSession: unknown; leaveSession: unknown } }
  : { session?: never };

/** What tests give a service instead of its messages, the clock and what it uses. */
export interface ServiceTools<Id extends string = string, Tools = unknown> {
  text?: TextFunction<Id>;
  now?: () => number;
  tools?: Partial<Tools>;
}

/** Makes the service on a host. */
export type ServiceFactory<S, Id extends string = string, Tools = unknown> = (host: Host, given?: ServiceTools<Id, Tools>) => S;

/** Somebody gave a command who is not signed in, or who has gone meanwhile. */
class SignedOutError extends Error {
  override readonly name = SIGNED_OUT;
}

/**
 * Defines the provider of a service: what `x.service.ts` exports by default. The build reads the reference, finds the declaration beside
 * it, and reads the names of the commands, so that they stand in the file itself. `Event` are the service's own, beside `CallEvent`; `Id`
 * those of its messages; `Kept` is what the browser keeps; `Tools` what its commands use beside the host.
 */
export function defineService<S extends ProvidedService, Model, Event, Id extends string = never, Kept = never, Tools = unknown>(
  _ref: ServiceRef<S>,
  options: ServiceOptions<S, Model, Event, Id, Kept, Tools> & OfSession<S>,
): ServiceFactory<S, Id, Tools> {
  return (host, { text, now = () => Date.now(), tools = {} } = {}) =>
    run(host, options, { text: text ? () => Promise.resolve(text) : textLoader(host, options.messages), now, tools });
}

/** Commands of any service. */
type AnyRun<Event> = (context: never, ...args: readonly unknown[]) => Steps<Event, unknown> | Promise<readonly Event[]>;

/** What is given instead of the definition's own. */
interface Given<Id extends string, Tools> {
  text: () => Promise<TextFunction<Id>>;
  now: () => number;
  tools: Partial<Tools>;
}

function run<S extends ProvidedService, Model, Event, Id extends string, Kept, Tools>(
  host: Host,
  options: ServiceOptions<S, Model, Event, Id, Kept, Tools>,
  { text, now, tools }: Given<Id, Tools>,
): S {
  type AnyEvent = Event | CallEvent<S>;
  type Name = CommandOf<S>;
  const { session, persist, turns = {} } = options;
  const { state, model, take, learn, find } = createStore({ ...options, initial: options.model, onError: host.telemetry.recordError });
  const listeners: ((event: AnyEvent) => void)[] = [];
  const visits = createVisits({
    isEverybodys: session === undefined,
    refusal: async () => session && (await text())(session.refusal),
    isHeld: () => turns.isHeld?.(model()) === true,
  });
  const dispatch = (event: AnyEvent, reach = take) => {
    reach(event);
    visits.look();
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
  type Command = CommandContext<Model, Id, Event, Tools>;
  /** What a turn has carried out later is for the same one, too. */
  const carry = <Answer>(steps: (given: Command) => Steps<Event, Answer> | Promise<readonly Event[]>, turn: Turn) => {
    const { still, isFollowed, visit } = turn;
    const command: Command = { ...context, still, isFollowed, inTurn: (later) => inTurn(later, visit) };
    return carryOut(steps(command), turn, dispatch, host) as Promise<Answer>;
  };
  const inTurn = <Answer>(steps: (given: Command) => Steps<Event, Answer>, visit = visits.current()) =>
    visits.inTurn((turn) => carry(steps, turn), visit);
  const bare: ToolContext<Model, Event, Id, Tools> = {
    host,
    model,
    now,
    text,
    inTurn: (steps) => inTurn(steps),
    tell: (event) => attempt(event),
  };
  const { tell, ...ours } = bare;
  const context: ServiceContext<Model, Id, Event, Tools> = { ...ours, tools: options.tools?.(bare, tools) ?? (tools as Tools) };
  const give = createCalls<S, Model>({ turns, session, visits, model, tell: attempt });
  const methods = Object.fromEntries(
    Object.entries<AnyRun<Event>>(options.commands as never).map(([name, steps]) => [
      name,
      // `Object.entries` loses the types; callers are checked against `S`.
      (...args: readonly unknown[]) =>
        give(name as Name, args as ArgumentsOf<S, Name>, (turn) => carry((command) => steps(command as never, ...args), turn)),
    ]),
  );
  const follow = () => {
    const found = find();
    if (found) attempt(found, learn);
  };
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
  options.start?.({ ...context, service, tell, onEvent: (listener) => void listeners.push(listener) });
  if (session) followSession(host, enter, leave);
  return service;
}

interface Calls<S, Model> {
  turns: Turns<S, Model>;
  session: { read: CommandOf<S> } | undefined;
  visits: ReturnType<typeof createVisits>;
  model: () => Model;
  tell: (event: CallEvent<S>) => void;
}

/** Gives a command: in its turn or beside the others, alone or with those that are one with it. */
function createCalls<S, Model>({ turns, session, visits, model, tell }: Calls<S, Model>) {
  let calls = 0;
  const reading = { until: 'end', key: () => '' } as const;

  return <C extends CommandOf<S>>(command: C, args: ArgumentsOf<S, C>, carry: (turn: Turn) => Promise<unknown>): Promise<unknown> => {
    const mine = visits.current();
    // To be read there is nothing for a guest.
    if (command === session?.read && !mine.isServed) return Promise.resolve();
    const join = command === session?.read ? reading : turns.joined?.[command];
    const key = join?.key(model(), ...args);
    const earlier = key === undefined ? undefined : mine.joined.get(key);
    // What reads what is read already says nothing new.
    if (earlier && join?.until === 'end') return earlier;
    const call = (calls += 1);
    const say = (type: 'request' | 'receive') => {
      if (visits.current() === mine && mine.isServed) tell({ type, command, call, args });
    };
    const leave = () => {
      if (key !== undefined && mine.joined.get(key) === work) mine.joined.delete(key);
    };
    const isBeside = turns.besides?.includes(command);
    const begin = () =>
      (isBeside ? visits.besides : visits.inTurn)((turn: Turn) => {
        if (join?.until === 'begin' && !isBeside) leave();
        return carry(turn);
      }).finally(leave);
    const work = (earlier ?? begin()).finally(() => say('receive'));
    if (!earlier && key !== undefined) mine.joined.set(key, work);
    // It is requested from the moment it is given, also while others are carried out before it.
    say('request');
    return work;
  };
}

/** A command's turn. */
interface Turn {
  visit: Visit;
  still: Still;
  /** False where whoever the command was given for has gone. */
  isOpen: () => boolean;
  isFollowed: () => boolean;
}

/** Gives each event on when it is there. Gives the command's answer. */
async function carryOut<Event>(
  given: Steps<Event, unknown> | Promise<readonly Event[]>,
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
  /** How many have not begun. */
  waiting: number;
  /** What others with the same key wait for. */
  joined: Map<string, Promise<unknown>>;
}

type Still = <T>(answer: Promise<T>) => Promise<T>;

interface VisitOptions {
  isEverybodys: boolean;
  refusal: () => Promise<string | undefined>;
  /** Whether nothing begins just now. */
  isHeld: () => boolean;
}

/** Commands one at a time, for one who is there: what waits for them is not carried out for another. */
function createVisits({ isEverybodys, refusal, isHeld }: VisitOptions) {
  const visitOf = (isServed: boolean): Visit => ({
    isServed: isServed || isEverybodys,
    last: Promise.resolve(),
    waiting: 0,
    joined: new Map(),
  });
  let visit = visitOf(false);
  let free: (() => void)[] = [];
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
  const turnOf = (mine: Visit): Turn => ({
    visit: mine,
    still: stillOf(mine),
    isOpen: () => visit === mine && mine.isServed,
    isFollowed: () => mine.waiting > 0,
  });
  /** Also held again while it waits: it is asked until it is not. */
  const opened = async (mine: Visit) => {
    await insist(mine);
    while (isHeld()) {
      await new Promise<void>((resolve) => free.push(resolve));
      await insist(mine);
    }
  };
  return {
    current: () => visit,
    begin: (isServed: boolean) => void (visit = visitOf(isServed)),
    /** Lets go on what was held. */
    look() {
      if (free.length === 0 || isHeld()) return;
      const held = free;
      free = [];
      for (const resolve of held) resolve();
    },
    /** Runs `task` once everything before it has ended, well or badly. */
    inTurn<T>(task: (turn: Turn) => Promise<T>, mine = visit): Promise<T> {
      mine.waiting += 1;
      const turn = mine.last.then(async () => {
        await opened(mine).finally(() => (mine.waiting -= 1));
        return task(turnOf(mine));
      });
      mine.last = turn.catch(() => undefined);
      return turn;
    },
    /** Runs `task` at once. */
    async besides<T>(task: (turn: Turn) => Promise<T>): Promise<T> {
      const mine = visit;
      if (!mine.isServed) await insist(mine);
      return task(turnOf(mine));
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
