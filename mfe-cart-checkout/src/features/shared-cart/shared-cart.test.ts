import { readShared, toSharedPath } from './shared-cart';

const readSharedLines = (search: string) => readShared(search).lines;

const there = (path: string) => readSharedLines(path.slice(path.indexOf('?')));

test('what is shared is what is read, whatever characters part numbers have', () => {
  const lines = [
    { sku: '6205-2RS', quantity: 3 },
    { sku: 'A,B:C%2', quantity: 1 },
    { sku: 'قطعة 7', quantity: 10_000 },
    { sku: 'X&Y=#?+', quantity: 2 },
  ];
  expect(there(toSharedPath(lines))).toEqual(lines);
  expect(toSharedPath(lines.slice(0, 1))).toBe('/cart?lines=6205-2RS%3A3');
});

test.each([
  ['', []],
  ['?lines=', []],
  ['?lines=A', []],
  ['?lines=A:0,B:-1,C:1.5,D:x,:4,E:2', [{ sku: 'E', quantity: 2 }]],
  ['?lines=A:2,A:3', [{ sku: 'A', quantity: 5 }]],
  ['?lines=A:9999,A:9999,B:20000', [{ sku: 'A', quantity: 9999 }]],
  ['?lines=%25E0%25A4%25A:2,B:1', [{ sku: 'B', quantity: 1 }]],
  [`?lines=${'L'.repeat(65)}:1`, []],
])('what anybody may have written: %s', (search, lines) => expect(readSharedLines(search)).toEqual(lines));

test('of a very long list the beginning', () => {
  const lines = Array.from({ length: 300 }, (_, index) => ({ sku: `S${index}`, quantity: 1 }));
  expect(there(toSharedPath(lines))).toHaveLength(200);
});

test.each([
  ['?lines=6205-2RS:100000', [{ sku: '6205-2RS', quantity: '100000', problem: 'too-large' }]],
  ['?lines=A:9999,A:9999', [{ sku: 'A', quantity: '9999', problem: 'too-large' }]],
  [
    '?lines=A:0,B:x,C,D:1.5,E:2',
    [
      { sku: 'A', quantity: '0', problem: 'too-small' },
      { sku: 'B', quantity: 'x', problem: 'not-a-number' },
      { sku: 'C', quantity: '', problem: 'empty' },
      { sku: 'D', quantity: '1.5', problem: 'not-whole' },
    ],
  ],
  [`?lines=${'L'.repeat(65)}:1`, [{ sku: `${'L'.repeat(64)}…`, quantity: '1', problem: 'too-long' }]],
  ['?lines=,:4,', []],
])('what cannot be added is told apart: %s', (search, unusable) => expect(readShared(search).unusable).toEqual(unusable));

test('how many lines are beyond the end', () => {
  const value = Array.from({ length: 203 }, (_, index) => `S${index}:1`).join(',');
  expect(readShared(`?lines=${value}`).beyond).toBe(3);
});
