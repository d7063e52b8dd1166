import { createPersistence } from './persistence';

let now = 1_000_000;
const persistence = createPersistence(
  () => localStorage,
  () => now,
);

beforeEach(() => {
  now = 1_000_000;
});

test('keeps a value with the time and the lifetime, under the fixed namespace', () => {
  persistence.set('signin_token', 'abc', 3600);
  expect(localStorage.getItem('M2_VENIA_BROWSER_PERSISTENCE__signin_token')).toBe('{"value":"\\"abc\\"","timeStored":1000000,"ttl":3600}');
  expect(persistence.getEntry('signin_token')).toEqual({ value: 'abc', timeStored: 1_000_000, ttl: 3600 });
  expect(persistence.key('signin_token')).toBe('M2_VENIA_BROWSER_PERSISTENCE__signin_token');
});

test('says whose a value is, where it is not the shopper’s', () => {
  persistence.set('cartId', 1, undefined, 'shopper');
  persistence.set('listPageSize', 1, undefined, 'everybody');
  expect(localStorage.getItem(persistence.key('cartId'))).toBe('{"value":"1","timeStored":1000000}');
  expect(localStorage.getItem(persistence.key('listPageSize'))).toBe('{"value":"1","timeStored":1000000,"keptFor":"everybody"}');
});

test('without a lifetime a value stays', () => {
  persistence.set('cartId', { id: 'x' });
  now += 10 * 365 * 24 * 3600 * 1000;
  expect(persistence.get('cartId')).toEqual({ id: 'x' });
});

test('a value is there until its lifetime is over, and is removed then', () => {
  persistence.set('token', 'abc', 3600);
  now += 3_600_000;
  expect(persistence.get('token')).toBe('abc');
  now += 1;
  expect(persistence.get('token')).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('what was removed, and what is not ours, is not there', () => {
  persistence.set('cartId', 'x');
  persistence.remove('cartId');
  expect(persistence.get('cartId')).toBeUndefined();
  localStorage.setItem(persistence.key('broken'), 'not JSON');
  expect(persistence.get('broken')).toBeUndefined();
});

test('a storage that is full or forbidden does no harm', () => {
  const forbidden = createPersistence(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => {
    forbidden.set('cartId', 'x');
    forbidden.remove('cartId');
  }).not.toThrow();
  expect(forbidden.get('cartId')).toBeUndefined();
});
