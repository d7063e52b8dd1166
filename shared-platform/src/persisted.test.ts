import { act, renderHook } from '@testing-library/react';
import { createStubHost } from 'shared-testing';
import { multipleOf, number, object, pipe } from 'valibot';
import {
  createPersistence,
  definePersisted,
  ENTRIES,
  FLAG,
  GUEST,
  listOf,
  localPersistence,
  NUMBER,
  oneOf,
  ownerOf,
  schemaOf,
  sessionPersistence,
  TEXT,
  usePersisted,
} from './index';

const list = (more: { limit?: number; maxAge?: number } = {}) =>
  definePersisted({ key: 'list', schema: listOf((entry) => typeof entry === 'string'), scope: 'owner', ...more });
const stored = (key: string, storage = localStorage) => storage.getItem(localPersistence.key(key));
const CUSTOMER = { id: 'c1', email: 'a@example.com', firstName: 'A', lastName: 'B', isSubscribed: false, isCompanyAccount: false };
const full = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

afterEach(() => jest.restoreAllMocks());

describe('where a value is, and whose', () => {
  test.each([
    ['browser', localStorage, { keptFor: 'everybody' }],
    ['owner', localStorage, {}],
    ['tab', sessionStorage, {}],
  ] as const)('scope %s', (scope, storage, marks) => {
    definePersisted({ key: 'x', schema: NUMBER, scope }).write(7);
    const { value, timeStored, ...rest } = JSON.parse(stored('x', storage) ?? '');
    expect([value, typeof timeStored, rest]).toEqual(['7', 'number', marks]);
  });

  test('a setting may live in the tab', () => {
    definePersisted({ key: 'x', schema: NUMBER, scope: 'tab', isPublic: true }).write(7);
    expect(JSON.parse(stored('x', sessionStorage) ?? '')).toMatchObject({ keptFor: 'everybody' });
  });

  test('a value that names its owner is read by nobody else', () => {
    const texts = definePersisted({ key: 'x', schema: TEXT, scope: 'tab' });
    texts.write('mine', { owner: 'c1' });
    expect(['c1', 'c2', GUEST].map((owner) => texts.read({ owner }))).toEqual(['mine', undefined, undefined]);
    texts.write('nobody’s');
    expect(texts.read({ owner: 'c1' })).toBeUndefined();
  });

  test('what a guest keeps in all tabs is not a customer’s to take along', () => {
    list().write(['a'], { owner: GUEST });
    expect(JSON.parse(stored('list') ?? '')).toMatchObject({ keptFor: 'owner', owner: GUEST });
    list().write(['a'], { owner: 'c1' });
    expect(JSON.parse(stored('list') ?? '')).not.toHaveProperty('keptFor');
  });

  test('it may be where the customer’s token is', () => {
    const kept = list();
    kept.write(['tab'], { area: sessionPersistence });
    expect([kept.read(), kept.read({ area: sessionPersistence })]).toEqual([undefined, ['tab']]);
    kept.remove({ area: sessionPersistence });
    expect(stored('list', sessionStorage)).toBeNull();
  });

  test.each([
    [{ status: 'unknown' } as const, undefined],
    [{ status: 'guest' } as const, GUEST],
    [{ status: 'customer', expiresAt: 0, isKept: true, customer: undefined } as const, undefined],
    [{ status: 'customer', expiresAt: 0, isKept: true, customer: CUSTOMER } as const, 'c1'],
  ])('who keeps something while the session is %j: %s', (session, owner) => {
    const host = createStubHost();
    host.set.session.set(session);
    expect(ownerOf(host.session.state.get())).toBe(owner);
  });
});

describe('what is in the storage', () => {
  test.each<[unknown, readonly string[] | undefined]>([
    ['junk', undefined],
    [{ version: 2 }, undefined],
    [null, undefined],
    [
      ['a', 7, null, 'b'],
      ['a', 'b'],
    ],
  ])('%j is read as %j', (value, read) => {
    localPersistence.set('list', value);
    expect(list().read()).toEqual(read);
  });

  test('is no JSON', () => {
    localStorage.setItem(localPersistence.key('list'), '{');
    expect(list().read()).toBeUndefined();
    list().write(['a']);
    expect(list().read()).toEqual(['a']);
  });

  test('is looked at by any schema of Standard Schema', () => {
    const even = object({ even: pipe(number(), multipleOf(2)) });
    const kept = definePersisted({ key: 'x', schema: even, scope: 'owner' });
    localPersistence.set('x', { even: 7 });
    expect(kept.read()).toBeUndefined();
    localPersistence.set('x', { even: 8, other: 1 });
    expect(kept.read()).toEqual({ even: 8 });
  });

  test.each([
    ['a text', TEXT, ['x'], [7, null]],
    ['a number', NUMBER, [7], ['7', null]],
    ['a mark', FLAG, [true], [false, 1]],
    ['one of', oneOf(['a', 7]), ['a', 7], ['b', 'toString', null]],
    ['entries', ENTRIES, [{}, { a: 1 }], [[], null, 'x']],
  ])('%s', (_what, schema, good, bad) => {
    const kept = definePersisted<unknown>({ key: 'x', schema, scope: 'owner' });
    const readAs = (value: unknown) => {
      localPersistence.set('x', value);
      return kept.read();
    };
    expect(good.map(readAs)).toEqual(good);
    expect(bad.map(readAs)).toEqual(bad.map(() => undefined));
  });

  test('no more than the limit is kept: the first of a list, the last of a record', () => {
    list({ limit: 2 }).write(['a', 'b', 'c']);
    expect(localPersistence.get('list')).toEqual(['a', 'b']);
    localPersistence.set('list', ['a', 'b', 'c', 'd']);
    expect(list({ limit: 3 }).read()).toEqual(['a', 'b', 'c']);
    const record = definePersisted({ key: 'x', schema: ENTRIES, scope: 'owner', limit: 2 });
    record.write({ a: 1, b: 2, c: 3 });
    expect(localPersistence.get('x')).toEqual({ b: 2, c: 3 });
  });

  test('is gone when it is too old', () => {
    jest.useFakeTimers({ now: 0 });
    list({ maxAge: 60 }).write(['a']);
    jest.setSystemTime(60_000);
    expect(list({ maxAge: 60 }).read()).toEqual(['a']);
    jest.setSystemTime(60_001);
    expect(list({ maxAge: 60 }).read()).toBeUndefined();
    jest.useRealTimers();
  });

  test('is the same value for all who read it, as long as it is the same', () => {
    const kept = list();
    kept.write(['a']);
    const first = kept.read();
    expect(kept.read()).toBe(first);
    localPersistence.set('list', ['b']);
    expect(kept.read()).toEqual(['b']);
  });
});

describe('a storage that is full or forbidden', () => {
  test('bad input 14: this document goes on with what it has written, and is told that it was not stored', () => {
    const kept = list({ limit: 2 });
    expect(kept.write(['before'])).toBe(true);
    const spy = full();
    expect(kept.write(['a', 'b', 'c'])).toBe(false);
    expect(kept.read()).toEqual(['a', 'b']);
    expect(kept.read({ owner: 'c1' })).toBeUndefined();
    spy.mockRestore();
    expect(kept.write(['room again'])).toBe(true);
    expect([kept.read(), localPersistence.get('list')]).toEqual([['room again'], ['room again']]);
  });

  test('one that may not even be read', () => {
    const forbidden = createPersistence(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const kept = list();
    expect(kept.write(['a'], { area: forbidden })).toBe(false);
    expect(kept.read({ area: forbidden })).toEqual(['a']);
    kept.remove({ area: forbidden });
    expect(kept.read({ area: forbidden })).toBeUndefined();
  });

  test('two declarations of a key share what could not be stored', () => {
    const written = list();
    const wanted = definePersisted({
      key: 'list',
      schema: schemaOf((value) => (Array.isArray(value) ? value.length : undefined)),
      scope: 'owner',
    });
    const heard = jest.fn();
    const stop = wanted.subscribe(heard);
    full();
    written.write(['a', 'b']);
    expect([wanted.read(), heard.mock.calls]).toEqual([2, [['here']]]);
    wanted.remove();
    expect(written.read()).toBeUndefined();
    stop();
  });

  test.each([null, 'M2_VENIA_BROWSER_PERSISTENCE__list'])('what could not be stored goes with a change elsewhere (key %j)', (key) => {
    const kept = list();
    full();
    kept.write(['a']);
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(kept.read()).toEqual(['a']);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(kept.read()).toBeUndefined();
  });

  test('cleared in the middle, it is empty', () => {
    const kept = list();
    kept.write(['a']);
    localStorage.clear();
    expect(kept.read()).toBeUndefined();
  });
});

describe('who follows it', () => {
  test('hears of changes here and elsewhere, until they end it', () => {
    const kept = list();
    const heard = jest.fn();
    const end = kept.subscribe(heard);
    kept.write(['a']);
    kept.remove();
    window.dispatchEvent(new StorageEvent('storage', { key: localPersistence.key('list') }));
    window.dispatchEvent(new StorageEvent('storage', { key: localPersistence.key('other') }));
    end();
    kept.write(['b']);
    expect(heard.mock.calls).toEqual([['here'], ['here'], ['elsewhere']]);
  });

  test('a component shows what is kept', () => {
    const kept = list();
    const { result } = renderHook(() => usePersisted(kept));
    expect(result.current).toBeUndefined();
    act(() => void kept.write(['a']));
    expect(result.current).toEqual(['a']);
    localPersistence.set('list', ['of another tab']);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: localPersistence.key('list') })));
    expect(result.current).toEqual(['of another tab']);
  });
});
