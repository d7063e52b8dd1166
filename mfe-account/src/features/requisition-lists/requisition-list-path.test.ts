import { readSharedList, sharedListPath } from './requisition-list-path';

test('what is passed on comes back whole', () => {
  const list = {
    name: 'Line 2, spare parts: “A”',
    lines: [
      { sku: '6205-2RS', quantity: 4, options: [] },
      { sku: 'A,B:C+D %', quantity: 10_000, options: ['Y29uZmln+/=', 'x'] },
    ],
  };
  expect(readSharedList(sharedListPath(list).split('?')[1] ?? '')).toEqual({ ...list, total: 2 });
});

test.each([
  '',
  '?lines=',
  '?lines=:1',
  '?lines=6204',
  '?lines=6204:0',
  '?lines=6204:1.5',
  '?lines=6204:99999',
  '?lines=%25E0%25A4:1',
  '?lines=6204:x',
])('%s passes nothing on', (search) => {
  expect(readSharedList(search).lines).toEqual([]);
});

test('a name is cut, Arabic digits are read, 200 lines are the most', () => {
  const { name, lines, total } = readSharedList(`?name=${'ن'.repeat(99)}&lines=${Array.from({ length: 300 }, () => '6204:٤').join(',')}`);
  expect(name).toHaveLength(40);
  expect(lines).toHaveLength(200);
  expect(total).toBe(300);
  expect(lines[0]).toEqual({ sku: '6204', quantity: 4, options: [] });
});

test('of a list of 300 parts the first 200 are passed on, and how many there are', () => {
  const lines = Array.from({ length: 300 }, (_none, index) => ({ sku: `S${index}`, quantity: 1, options: [] }));
  const read = readSharedList(sharedListPath({ name: 'Big', lines }).split('?')[1] ?? '');
  expect(read.lines.map(({ sku }) => sku)).toEqual(lines.slice(0, 200).map(({ sku }) => sku));
  expect(read.total).toBe(300);
});

test.each([
  ['?lines=6204:1', 1],
  ['?lines=6204:1&of=x', 1],
  ['?lines=6204:1&of=0', 1],
  ['?lines=6204:1&of=1e9', 1],
  ['?lines=6204:1,6205:0&of=1', 2],
  ['?of=7', 7],
])('%s is of a list of %i', (search, total) => expect(readSharedList(search).total).toBe(total));
