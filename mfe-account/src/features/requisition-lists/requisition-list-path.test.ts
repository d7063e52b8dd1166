import { readSharedList, sharedListPath } from './requisition-list-path';

test('what is passed on comes back whole', () => {
  const list = {
    name: 'Line 2, spare parts: “A”',
    lines: [
      { sku: '6205-2RS', quantity: 4, options: [] },
      { sku: 'A,B:C+D %', quantity: 10_000, options: ['Y29uZmln+/=', 'x'] },
    ],
  };
  expect(readSharedList(sharedListPath(list).split('?')[1] ?? '')).toEqual(list);
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
  const { name, lines } = readSharedList(`?name=${'ن'.repeat(99)}&lines=${Array.from({ length: 300 }, () => '6204:٤').join(',')}`);
  expect(name).toHaveLength(40);
  expect(lines).toHaveLength(200);
  expect(lines[0]).toEqual({ sku: '6204', quantity: 4, options: [] });
});
