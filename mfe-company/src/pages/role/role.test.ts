import { idsOf } from './role';

test('the ids of a tree, with what the platform leaves out', () => {
  expect(idsOf([{ id: 'a', children: [null, { id: 'b', children: [{ id: 'c' }] }] }, null])).toEqual(['a', 'b', 'c']);
  expect(idsOf(undefined)).toEqual([]);
});
