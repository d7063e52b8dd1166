import { createSnapshot, type ProvidedService, type ServiceDeclaration, type ServiceRef, type SessionState } from 'shared-contracts';
import { createStubHost } from 'shared-testing';
import { defineService, type CallEvent, type ServiceOptions } from './service';
import { definePersisted, schemaOf } from './persisted';
import { localPersistence } from './persistence';

interface NotesService extends ProvidedService<{ notes: readonly string[]; busy: readonly string[] }> {
  add(note: string): Promise<number>;
  clear(): Promise<void>;
  read(): Promise<void>;
  enterSession(): Promise<void>;
  leaveSession(): Promise<void>;
}
interface Model {
  notes: readonly string[];
  busy: readonly { call: number; command: string }[];
}
type Event = { type: 'noted'; note: string } | { type: 'forgotten' } | { type: 'found'; notes: readonly string[] };
type Options = ServiceOptions<NotesService, Model, Event, 'notes.sign-in', readonly string[]>;

const declaration: ServiceDeclaration<NotesService> = {
  ref: 'notes' as ServiceRef<NotesService>,
  initial: { notes: [], busy: [] },
  commands: ['add', 'clear', 'read', 'enterSession', 'leaveSession'],
  start: 'intent',
  limitMs: 1000,
};

function reduce(model: Model, event: Event | CallEvent<NotesService>): Model {
  switch (event.type) {
    case 'noted':
      if (event.note === 'unreducible') throw new Error('planned: the reducer fails');
      return { ...model, notes: [...model.notes, event.note] };
    case 'found':
      return { ...model, notes: event.notes };
    case 'forgotten':
      return { notes: [], busy: [] };
    case 'request':
      return { ...model, busy: [...model.busy, { call: event.call, command: event.command }] };
    case 'receive':
      return { ...model, busy: model.busy.filter(({ call }) => call !== event.call) };
  }
}

/** An answer that comes when the test says so. */
function later<T = void>() {
  let answer: (value: T) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return { promise, answer, fail };
}

const CUSTOMER: SessionState = { status: 'customer', expiresAt: 0, isKept: true, customer: undefined };

function open(given: Partial<Options> = {}, session: SessionState = { status: 'guest' }) {
  const host = createStubHost();
  host.set.session.set(session);
  const options: Options = {
    model: { notes: [], busy: [] },
    reduce,
    toState: ({ notes, busy }) => ({ notes, busy: busy.map(({ command }) => command) }),
    ...given,
    commands: {
      async *add({ model }, note) {
        yield { type: 'noted', note };
        return model().notes.length;
      },
      clear: () => Promise.resolve([{ type: 'found', notes: [] }]),
      read: () => Promise.resolve([]),
      ...given.commands,
    },
  };
  // With a session and without one: the compiler asks for one.
  const factory = defineService<NotesService, Model, Event, 'notes.sign-in', readonly string[]>(declaration.ref, options as never);
  const service = factory(host, { text: (id) => `said: ${id}`, now: () => 1000 });
  return { host, service, notes: () => service.state.get().notes, busy: () => service.state.get().busy };
}
const ofCustomers: NonNullable<Options['session']> = { refusal: 'notes.sign-in', forget: () => ({ type: 'forgotten' }), read: 'read' };
const settled = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

describe('commands', () => {
  test('what they find out is reduced, step by step, and what they return is the answer', async () => {
    const seen: (readonly string[])[] = [];
    const { service, notes } = open({
      commands: {
        async *add({ model }, note) {
          yield { type: 'noted', note };
          seen.push(model().notes);
          yield { type: 'noted', note: `${note}, too` };
          return 7;
        },
      } as Options['commands'],
    });
    expect(await service.add('a')).toBe(7);
    expect(seen).toEqual([['a']]);
    expect(notes()).toEqual(['a', 'a, too']);
    expect(await service.clear()).toBeUndefined();
    expect(notes()).toEqual([]);
  });

  test('are carried out one at a time, in order, whichever answer comes first', async () => {
    const answers = [later(), later()];
    const { service, notes, busy } = open({
      commands: {
        async *add(_context, note) {
          await answers[note === 'first' ? 0 : 1]?.promise;
          yield { type: 'noted', note };
          return 0;
        },
      } as Options['commands'],
    });
    const work = [service.add('first'), service.add('second')];
    expect(busy()).toEqual(['add', 'add']);
    answers[1]?.answer();
    await settled();
    expect(notes()).toEqual([]);
    answers[0]?.answer();
    await Promise.all(work);
    expect(notes()).toEqual(['first', 'second']);
    expect(busy()).toEqual([]);
  });

  test('one that throws rejects, keeps what it had found out, and the next goes on', async () => {
    const { service, notes, busy } = open({
      commands: {
        async *add(_context, note) {
          yield { type: 'noted', note };
          if (note === 'bad') throw new Error('planned: the command fails');
          return 0;
        },
      } as Options['commands'],
    });
    const work = [service.add('bad'), service.add('good')];
    await expect(work[0]).rejects.toThrow('planned: the command fails');
    await work[1];
    expect(notes()).toEqual(['bad', 'good']);
    expect(busy()).toEqual([]);
  });

  test('one that throws before its first step rejects, too', async () => {
    const { service } = open({
      commands: {
        clear() {
          throw new Error('planned: at once');
        },
      } as unknown as Options['commands'],
    });
    await expect(service.clear()).rejects.toThrow('planned: at once');
    expect(await service.add('a')).toBe(1);
  });

  test('where the reducer throws the model stays, the command rejects and is ended, and the rest goes on', async () => {
    const ended = jest.fn();
    const { service, notes, busy } = open({
      commands: {
        async *add(_context, note) {
          try {
            yield { type: 'noted', note };
            return 0;
          } finally {
            ended(note);
          }
        },
      } as Options['commands'],
    });
    await service.add('a');
    await expect(service.add('unreducible')).rejects.toThrow('planned: the reducer fails');
    expect(ended).toHaveBeenLastCalledWith('unreducible');
    await service.add('b');
    expect(notes()).toEqual(['a', 'b']);
    expect(busy()).toEqual([]);
  });

  test('a reducer that fails for a request is told of, and the command is carried out all the same', async () => {
    const { service, host, notes } = open({
      reduce(model, event) {
        if (event.type === 'request') throw new Error('planned: the request');
        return reduce(model, event);
      },
    });
    await service.add('a');
    expect(notes()).toEqual(['a']);
    expect(host.callsOf('telemetry.recordError')).toMatchObject([[{ message: 'planned: the request' }]]);
  });

  test('what cannot be shown leaves the model as it was', async () => {
    const { service, notes } = open({
      toState({ notes: known, busy }) {
        if (known.includes('unshowable')) throw new Error('planned: the state');
        return { notes: known, busy: busy.map(({ command }) => command) };
      },
    });
    await expect(service.add('unshowable')).rejects.toThrow('planned: the state');
    await service.add('a');
    expect(notes()).toEqual(['a']);
  });
});

describe('a service of customers', () => {
  const session = ofCustomers;

  test('refuses others, in words, and reads nothing for them', async () => {
    const { service, busy } = open({ session });
    await expect(service.add('a')).rejects.toMatchObject({ name: 'signed-out', message: 'said: notes.sign-in' });
    await expect(service.read()).resolves.toBeUndefined();
    expect(busy()).toEqual([]);
  });

  test('reads what a customer has when they come; whoever asks meanwhile waits for that', async () => {
    const { promise, answer } = later();
    const read = jest.fn(async () => {
      await promise;
      return [{ type: 'found' as const, notes: ['theirs'] }];
    });
    const { service, host, notes } = open({ session, commands: { read } as unknown as Options['commands'] });
    host.set.session.set(CUSTOMER);
    await service.enterSession();
    const asked = Promise.all([service.read(), service.read()]);
    answer();
    await asked;
    expect(read).toHaveBeenCalledTimes(1);
    expect(notes()).toEqual(['theirs']);
    await service.read();
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('a command after the sign-out, and one that waits or runs at it, end as signed-out and change nothing', async () => {
    const { promise, answer } = later();
    const asked: string[] = [];
    const { service, host, notes, busy } = open(
      {
        session,
        commands: {
          async *add({ still }, note) {
            asked.push(note);
            await still(promise);
            asked.push(`${note} again`);
            yield { type: 'noted', note };
            return 0;
          },
        } as Options['commands'],
      },
      CUSTOMER,
    );
    const work = [service.add('running'), service.add('waiting')].map((each) => each.catch(({ name }: Error) => name));
    await settled();
    await service.leaveSession();
    host.set.session.set({ status: 'guest' });
    work.push(service.add('after').catch(({ name }: Error) => name));
    answer();
    expect(await Promise.all(work)).toEqual(['signed-out', 'signed-out', 'signed-out']);
    expect(asked).toEqual(['running']);
    expect([notes(), busy()]).toEqual([[], []]);
  });

  test('an answer that comes when another customer is there is not theirs', async () => {
    const { promise, answer } = later();
    const { service, host, notes } = open(
      {
        session,
        commands: {
          // One that does not look who is there itself.
          async *add(_context, note) {
            await promise;
            yield { type: 'noted', note };
            return 0;
          },
        } as Options['commands'],
      },
      CUSTOMER,
    );
    const work = service.add('the first one’s').catch(({ name }: Error) => name);
    await settled();
    host.set.session.set({ status: 'guest' });
    host.set.session.set(CUSTOMER);
    await service.enterSession();
    answer();
    expect(await work).toBe('signed-out');
    expect(notes()).toEqual([]);
  });
});

describe('what the browser keeps', () => {
  const kept = definePersisted<readonly string[]>({
    key: 'notes',
    schema: schemaOf((value) => (Array.isArray(value) ? value.map(String) : undefined)),
    scope: 'owner',
  });
  const persist: NonNullable<Options['persist']> = {
    value: kept,
    kept: ({ notes }) => (notes.length > 0 ? notes : undefined),
    found: (notes = []) => ({ type: 'found', notes }),
  };
  const KEY = localPersistence.key('notes');
  const tell = () => void window.dispatchEvent(new StorageEvent('storage', { key: KEY }));

  test('is there from the start, follows the model, and is removed with the last of it', async () => {
    kept.write(['of the last visit']);
    const { service, notes } = open({ persist });
    expect(notes()).toEqual(['of the last visit']);
    await service.add('a');
    expect(kept.read()).toEqual(['of the last visit', 'a']);
    await service.clear();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('is what another tab has made of it, and is not written again', () => {
    const { notes } = open({ persist });
    localPersistence.set('notes', ['of another tab']);
    const write = jest.spyOn(Storage.prototype, 'setItem');
    tell();
    expect(notes()).toEqual(['of another tab']);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(notes()).toEqual([]);
    expect(write).not.toHaveBeenCalled();
    write.mockRestore();
  });

  test('of a tab that has slept is not overwritten: what was kept meanwhile is there before the next event', async () => {
    const { service, notes } = open({ persist });
    await service.add('a1');
    // No event comes: a tab in the back/forward cache hears of nothing.
    localPersistence.set('notes', ['a1', 'b1']);
    await service.add('a2');
    expect(notes()).toEqual(['a1', 'b1', 'a2']);
    expect(localPersistence.get('notes')).toEqual(['a1', 'b1', 'a2']);
    localStorage.clear();
    await service.add('a3');
    expect(notes()).toEqual(['a3']);
  });

  test('what another tab has kept is there also where the event that finds it is refused', async () => {
    const { service, notes } = open({ persist });
    await service.add('a');
    localPersistence.set('notes', ['a', 'of another tab']);
    await expect(service.add('unreducible')).rejects.toThrow('planned');
    await service.add('b');
    expect(notes()).toEqual(['a', 'of another tab', 'b']);
    expect(localPersistence.get('notes')).toEqual(['a', 'of another tab', 'b']);
  });

  test('what this service writes is not found again', async () => {
    const told: string[] = [];
    const { service } = open({ persist, start: ({ onEvent }) => onEvent((event) => told.push(event.type)) });
    await service.add('a');
    expect(told).toEqual(['request', 'noted', 'receive']);
  });

  test('stays where somebody else comes: forgetting it is the session’s', async () => {
    kept.write(['theirs']);
    const { notes, host, service } = open({ persist, session: ofCustomers }, CUSTOMER);
    expect(notes()).toEqual(['theirs']);
    await service.leaveSession();
    localStorage.clear();
    host.set.session.set({ status: 'guest' });
    await service.enterSession();
    expect(notes()).toEqual([]);
  });

  test('one who is told of it and fails does not keep the service from following', async () => {
    const { service, notes, host } = open({ persist });
    const end = kept.subscribe(() => {
      throw new Error('planned: a listener');
    });
    await service.add('a');
    expect(host.callsOf('telemetry.recordError')).toMatchObject([[{ message: 'planned: a listener' }]]);
    end();
    localPersistence.set('notes', ['of another tab']);
    tell();
    expect(notes()).toEqual(['of another tab']);
  });
});

test('what follows the world is told of every event, and can give commands', async () => {
  const told: string[] = [];
  const { service, notes } = open({
    start({ service: own, onEvent }) {
      onEvent((event) => told.push(event.type));
      void own.add('from the start');
    },
  });
  await service.add('a');
  expect(notes()).toEqual(['from the start', 'a']);
  expect(told).toEqual(['request', 'request', 'noted', 'receive', 'noted', 'receive']);
});

test('hears the first events, too: those of a customer who is there already', () => {
  const told: string[] = [];
  open({ session: ofCustomers, start: ({ onEvent }) => onEvent((event) => told.push(event.type)) }, CUSTOMER);
  expect(told).toEqual(['forgotten', 'request']);
});

test('a command that is given while another is announced comes after it', async () => {
  let own: NotesService | undefined;
  const { service, notes } = open({
    start(running) {
      own = running.service;
      running.onEvent((event) => {
        if (event.type === 'request' && event.command === 'add' && event.args[0] === 'first') void own?.add('second');
      });
    },
  });
  await service.add('first');
  await settled();
  expect(notes()).toEqual(['first', 'second']);
});

test('what is read is asked for once, also by one who asks when it is announced', async () => {
  const read = jest.fn(async () => []);
  open(
    {
      session: ofCustomers,
      commands: { read } as unknown as Options['commands'],
      start: ({ onEvent, service }) => onEvent((event) => void (event.type === 'request' && service.read())),
    },
    CUSTOMER,
  );
  await settled();
  expect(read).toHaveBeenCalledTimes(1);
});

test('the compiler wants every command, a session where the service follows one, and something to read', () => {
  type Given = { readonly model: Model; readonly reduce: typeof reduce; readonly toState: () => { notes: []; busy: [] } };
  const given: Given = { model: { notes: [], busy: [] }, reduce, toState: () => ({ notes: [], busy: [] }) };
  const commands: Options['commands'] = { add: async function* () { return 0; }, clear: async () => [], read: async () => [] }; // prettier-ignore
  interface Plain extends ProvidedService<{ notes: readonly string[]; busy: readonly string[] }> {
    add(note: string): Promise<void>;
    drop?(): Promise<void>;
  }
  const plain = { model: 0, reduce: (model: number) => model, toState: given.toState };
  const ref = 'plain' as ServiceRef<Plain>;
  // A command that a provider may lack.
  defineService<Plain, number, never>(ref, { ...plain, commands: { add: async () => [] } });
  // @ts-expect-error -- one that it has to have
  defineService<Plain, number, never>(ref, { ...plain, commands: {} });
  // @ts-expect-error -- a session of which the service has no commands
  defineService<Plain, number, never>(ref, { ...plain, commands: { add: async () => [] }, session: ofCustomers });
  // @ts-expect-error -- commands of a session without one
  defineService<NotesService, Model, Event, 'notes.sign-in'>(declaration.ref, { ...given, commands });
  // @ts-expect-error -- a command that takes something reads nothing
  const wrong: NonNullable<Options['session']> = { ...ofCustomers, read: 'add' };
  expect(wrong.read).toBe('add');
});

test('without a session there are no commands of one', () => {
  expect(Object.keys(open().service)).toEqual(['state', 'add', 'clear', 'read']);
  expect(Object.keys(open({ session: ofCustomers }).service)).toEqual(['state', 'add', 'clear', 'read', 'enterSession', 'leaveSession']);
});

test('its messages are loaded with the first that is shown, and again where they did not come', async () => {
  const loads = [() => Promise.reject(new Error('404')), () => Promise.resolve({ default: { 'notes.sign-in': 'Please sign in.' } })];
  const en = jest.fn(() => loads.shift()?.() ?? Promise.reject(new Error('too often')));
  const host = createStubHost();
  const service = defineService<NotesService, Model, Event, 'notes.sign-in'>(declaration.ref, {
    model: { notes: [], busy: [] },
    reduce,
    toState: () => ({ notes: [], busy: [] }),
    messages: { en, ar: en },
    session: ofCustomers,
    commands: { add: async function* () { return 0; }, clear: async () => [], read: async () => [] }, // prettier-ignore
  })(host);
  expect(en).not.toHaveBeenCalled();
  await expect(service.add('a')).rejects.toThrow('notes.sign-in');
  await expect(service.add('a')).rejects.toThrow('Please sign in.');
  await expect(service.add('a')).rejects.toThrow('Please sign in.');
  expect(en).toHaveBeenCalledTimes(2);
});

test('its state is a snapshot: the same value as long as nothing changes', async () => {
  const { service } = open({ reduce: (model, event) => (event.type === 'found' ? model : reduce(model, event)) });
  const plain = createSnapshot(0);
  expect(Object.keys(service.state)).toEqual(Object.keys(plain));
});
