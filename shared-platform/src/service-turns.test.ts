import type { ProvidedService, ServiceRef, SessionState } from 'shared-contracts';
import { createStubHost } from 'shared-testing';
import { defineService, type CallEvent, type RunningService, type ServiceOptions, type Steps } from './service';

/** A service that follows its sessions itself. */
interface DoorService extends ProvidedService<{ log: readonly string[]; wanted: number }> {
  set(value: number): Promise<string>;
  undo(): Promise<string>;
  look(): Promise<void>;
  note(text: string): Promise<void>;
  enterSession(): Promise<void>;
  leaveSession(): Promise<void>;
}
interface Model {
  log: readonly string[];
  wanted: number;
  isClosed: boolean;
}
type Event = { type: 'logged'; text: string } | { type: 'closed' } | { type: 'opened' };
interface Tools {
  say: (text: string) => string;
  shout: (text: string) => void;
}
type Options = ServiceOptions<DoorService, Model, Event, string, never, Tools>;
type Context = Parameters<Options['commands']['set']>[0];

const ref = 'door' as ServiceRef<DoorService>;

function reduce(model: Model, event: Event | CallEvent<DoorService>): Model {
  if ('command' in event) {
    if (event.type === 'request' && event.command === 'set') return { ...model, wanted: event.args[0] };
    if (event.type === 'request' && event.command === 'undo') return { ...model, wanted: 0 };
    return model;
  }
  if (event.type === 'logged') return { ...model, log: [...model.log, event.text] };
  return { ...model, isClosed: event.type === 'closed' };
}

async function* send({ model }: Context): Steps<Event, string> {
  const text = `sent ${model().wanted}`;
  await Promise.resolve();
  yield { type: 'logged', text };
  return text;
}

function open(
  given: Partial<Pick<Options, 'turns' | 'reduce'>> & { commands?: Partial<Options['commands']> } = {},
  tools: Partial<Tools> = {},
) {
  const told: (Event | CallEvent<DoorService>)[] = [];
  const host = createStubHost();
  let running: RunningService<DoorService, Model, Event, string, Tools> | undefined;
  const factory = defineService<DoorService, Model, Event, string, never, Tools>(ref, {
    model: { log: [], wanted: 0, isClosed: false },
    reduce,
    toState: ({ log, wanted }) => ({ log, wanted }),
    tools: ({ tell }, replaced) => ({ say: (text) => `said ${text}`, shout: (text) => tell({ type: 'logged', text }), ...replaced }),
    start(own) {
      running = own;
      own.onEvent((event) => void told.push(event));
    },
    ...given,
    commands: {
      set: send,
      undo: send,
      look: async () => [{ type: 'logged', text: 'looked' }],
      note: async ({ tools: { say } }, text) => [{ type: 'logged', text: say(text) }],
      leaveSession: async () => [{ type: 'closed' }],
      enterSession: async () => [{ type: 'opened' }],
      ...given.commands,
    },
  });
  const service = factory(host, { tools });
  if (!running) throw new Error('It was not started.');
  return { host, service, running, told, log: () => service.state.get().log };
}

function later() {
  let answer: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => (answer = resolve));
  return { promise, answer };
}
const settled = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

describe('calls of one key', () => {
  const joined: NonNullable<Options['turns']>['joined'] = {
    set: { until: 'begin', key: () => 'value' },
    undo: { until: 'begin', key: () => 'value' },
  };

  test('that have not begun are one, with the answer of the newest wish', async () => {
    const { service, log } = open({ turns: { joined } });
    const answers = await Promise.all([service.look(), service.set(1), service.set(2), service.undo(), service.set(3)]);
    expect(answers).toEqual([undefined, 'sent 3', 'sent 3', 'sent 3', 'sent 3']);
    expect(log()).toEqual(['looked', 'sent 3']);
  });

  test('each is requested, and received when the one has ended', async () => {
    const { service, told } = open({ turns: { joined } });
    await Promise.all([service.set(1), service.undo()]);
    expect(told.map((event) => ('command' in event ? `${event.type} ${event.command} ${event.call}` : event.type))).toEqual([
      'request set 1',
      'request undo 2',
      'logged',
      'receive set 1',
      'receive undo 2',
    ]);
  });

  test('one that has begun is not the next one’s', async () => {
    const gate = later();
    const { service, log } = open({
      turns: { joined },
      commands: {
        async *set(context) {
          await gate.promise;
          return yield* send(context);
        },
      },
    });
    const first = service.set(1);
    await settled();
    const second = service.set(2);
    gate.answer();
    expect(await Promise.all([first, second])).toEqual(['sent 2', 'sent 2']);
    expect(log()).toEqual(['sent 2', 'sent 2']);
  });

  test('until the end: whoever asks meanwhile waits for it, and says nothing new; undefined is a call of its own', async () => {
    const look = jest.fn(async () => [{ type: 'logged', text: 'looked' } as const]);
    const { service, told } = open({
      turns: { joined: { look: { until: 'end', key: ({ log }) => (log.length > 0 ? undefined : 'first') } } },
      commands: { look },
    });
    await Promise.all([service.look(), service.look()]);
    expect(look).toHaveBeenCalledTimes(1);
    await Promise.all([service.look(), service.look()]);
    expect(look).toHaveBeenCalledTimes(3);
    expect(told.flatMap((event) => ('command' in event && event.type === 'request' ? [event.call] : []))).toEqual([1, 2, 3]);
  });

  test('the failure of one is that of all, and the next is tried again', async () => {
    let tries = 0;
    const { service } = open({
      turns: { joined },
      commands: {
        async *set(context) {
          if (++tries === 1) throw new Error('planned: refused');
          return yield* send(context);
        },
      },
    });
    const failed = await Promise.allSettled([service.set(1), service.set(2)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(service.set(3)).resolves.toBe('sent 3');
  });
});

describe('what is held', () => {
  const turns: Options['turns'] = { besides: ['leaveSession', 'enterSession', 'note'], isHeld: ({ isClosed }) => isClosed };

  test('begins when the model lets it, in order; commands beside the queue go on', async () => {
    const { service, log } = open({ turns });
    await service.leaveSession();
    const work = [service.set(1), service.look()];
    await service.note('beside');
    await settled();
    expect(log()).toEqual(['said beside']);
    await service.enterSession();
    await Promise.all(work);
    expect(log()).toEqual(['said beside', 'sent 1', 'looked']);
  });

  test('what has begun ends, and one that is held again before it begins waits on', async () => {
    const gate = later();
    const { service, running, log } = open({
      turns,
      commands: {
        look: async () => {
          await gate.promise;
          return [{ type: 'logged', text: 'looked' }];
        },
      },
    });
    const first = service.look();
    await settled();
    running.tell({ type: 'closed' });
    const second = service.set(1);
    gate.answer();
    await first;
    running.tell({ type: 'opened' });
    running.tell({ type: 'closed' });
    await settled();
    expect(log()).toEqual(['looked']);
    running.tell({ type: 'opened' });
    await second;
    expect(log()).toEqual(['looked', 'sent 1']);
  });
});

describe('in turn', () => {
  test('a command beside the queue gives what has its turn, and has its answer or its failure', async () => {
    const { service, log } = open({
      turns: { besides: ['enterSession'] },
      commands: {
        async enterSession({ inTurn }) {
          const text = await inTurn(send);
          await expect(
            inTurn(async function* () {
              yield { type: 'logged', text: 'before' };
              throw new Error('planned: in turn');
            }),
          ).rejects.toThrow('planned: in turn');
          return [{ type: 'logged', text: `then ${text}` }];
        },
      },
    });
    const entering = service.enterSession();
    await Promise.all([service.look(), entering]);
    expect(log()).toEqual(['sent 0', 'looked', 'before', 'then sent 0']);
  });

  test('knows whether others wait behind it', async () => {
    const followed: boolean[] = [];
    const { service } = open({
      commands: {
        async look({ isFollowed }) {
          await Promise.resolve();
          followed.push(isFollowed());
          return [];
        },
      },
    });
    await Promise.all([service.look(), service.look(), service.look()]);
    expect(followed).toEqual([true, true, false]);
  });
});

describe('what happens by itself', () => {
  test('is told by what follows the world, and by the tools', () => {
    const { running, log } = open();
    running.tell({ type: 'logged', text: 'told' });
    running.tools.shout('shouted');
    expect(log()).toEqual(['told', 'shouted']);
  });

  test('an event that the reducer fails for is told of, and the next is reduced', () => {
    const { host, running, log } = open({
      reduce: (model, event) => {
        if (event.type === 'logged' && event.text === 'bad') throw new Error('planned: the reducer fails');
        return reduce(model, event);
      },
    });
    running.tell({ type: 'logged', text: 'bad' });
    running.tell({ type: 'logged', text: 'good' });
    expect(log()).toEqual(['good']);
    expect(host.callsOf('telemetry.recordError')).toHaveLength(1);
  });
});

test('a test puts tools in the place of some', async () => {
  const { service, running, log } = open({}, { say: (text) => `replaced ${text}` });
  await service.note('a');
  running.tools.shout('b');
  expect(log()).toEqual(['replaced a', 'b']);
});

test('the compiler wants the commands of the session where the service does not leave them to `session`', () => {
  const commands = { set: send, undo: send, look: async () => [], note: async () => [] };
  const given = { model: { log: [], wanted: 0, isClosed: false }, reduce, toState: () => ({ log: [], wanted: 0 }) };
  // @ts-expect-error -- who enters, and who leaves?
  const factory = defineService<DoorService, Model, Event, string, never, Tools>(ref, { ...given, commands });
  expect(factory).toBeInstanceOf(Function);
});

describe('a customer’s turns', () => {
  interface BoxService extends ProvidedService<{ log: readonly string[] }> {
    big(): Promise<void>;
    small(): Promise<void>;
    read(): Promise<void>;
    enterSession(): Promise<void>;
    leaveSession(): Promise<void>;
  }
  interface Box {
    log: readonly string[];
    isHeld: boolean;
  }
  type BoxEvent = { type: 'logged'; text: string } | { type: 'held'; isHeld: boolean };
  const customer = (firstName: string): SessionState => ({
    status: 'customer',
    expiresAt: 0,
    isKept: true,
    customer: { id: firstName, email: `${firstName}@example.com`, firstName, lastName: 'A', isSubscribed: false, isCompanyAccount: false },
  });

  function openBox() {
    const host = createStubHost();
    host.set.session.set(customer('Ann'));
    const begun: string[] = [];
    const followed: boolean[] = [];
    const gate = later();
    const who = () => {
      const state = host.session.state.get();
      return state.status === 'customer' ? String(state.customer?.firstName) : 'nobody';
    };
    let running: RunningService<BoxService, Box, BoxEvent, 'no', unknown> | undefined;
    const service = defineService<BoxService, Box, BoxEvent, 'no'>('box' as ServiceRef<BoxService>, {
      model: { log: [], isHeld: false },
      reduce: (model, event) =>
        event.type === 'held'
          ? { ...model, isHeld: event.isHeld }
          : event.type === 'logged'
            ? { ...model, log: [...model.log, event.text] }
            : model,
      toState: ({ log }) => ({ log }),
      session: { refusal: 'no', forget: () => ({ type: 'logged', text: 'forgotten' }), read: 'read' },
      turns: { besides: ['big'], isHeld: ({ isHeld }) => isHeld },
      commands: {
        async big({ inTurn }) {
          await gate.promise;
          await inTurn(async function* () {
            begun.push(who());
            yield { type: 'logged', text: 'in turn' };
          });
          return [];
        },
        async small({ isFollowed }) {
          begun.push(who());
          await Promise.resolve();
          followed.push(isFollowed());
          return [];
        },
        read: async () => [],
      },
      start: (own) => void (running = own),
    })(host, { text: (id) => id });
    const change = async (to: SessionState) => {
      await service.leaveSession();
      host.set.session.set(to);
      await service.enterSession();
    };
    if (!running) throw new Error('It was not started.');
    return { service, running, gate, begun, followed, change };
  }

  test('what a command beside the queue gives to its turn is not begun for the next', async () => {
    const { service, gate, begun, change } = openBox();
    const big = service.big();
    await change(customer('Bob'));
    gate.answer();
    await expect(big).rejects.toMatchObject({ name: 'signed-out' });
    expect(begun).toEqual([]);
  });

  test('what was held for one is not begun for the next', async () => {
    const { service, running, begun, change } = openBox();
    await settled();
    running.tell({ type: 'held', isHeld: true });
    const small = service.small();
    await settled();
    await change(customer('Bob'));
    running.tell({ type: 'held', isHeld: false });
    await expect(small).rejects.toMatchObject({ name: 'signed-out' });
    expect(begun).toEqual([]);
  });

  test('nobody waits behind the calls of one who has gone', async () => {
    const { service, running, followed, change } = openBox();
    await settled();
    running.tell({ type: 'held', isHeld: true });
    const left = [service.small(), service.small()];
    const ends = Promise.allSettled(left);
    await change(customer('Bob'));
    await settled();
    const small = service.small();
    running.tell({ type: 'held', isHeld: false });
    await small;
    expect(followed).toEqual([false]);
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
