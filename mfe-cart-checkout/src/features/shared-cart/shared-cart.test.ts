import { readSharedLines, toSharedPath } from './shared-cart';

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
