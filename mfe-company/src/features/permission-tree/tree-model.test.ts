import { tickOf, toggle, toNodes } from './tree-model';

const NODES = toNodes(
  [
    {
      id: 'all',
      text: 'All',
      children: [
        { id: 'users', text: 'Users', sort_order: 20, children: [{ id: 'view', text: 'View', children: [{ id: 'edit', text: 'Edit' }] }] },
        { id: 'sales', text: 'Sales', sort_order: 10, children: [null, { id: 'orders', text: 'Orders' }] },
      ],
    },
  ],
  (id) => (id === 'all' ? 'Everything' : undefined),
);
const some = (...ids: string[]) => new Set(ids);

test('nodes come in the platform’s order, with names in the shopper’s language', () => {
  expect(NODES.map(({ id, label, level }) => [id, label, level])).toEqual([
    ['all', 'Everything', 1],
    ['sales', 'Sales', 2],
    ['orders', 'Orders', 3],
    ['users', 'Users', 2],
    ['view', 'View', 3],
    ['edit', 'Edit', 4],
  ]);
});

test.each([
  [[], 'all', 'false'],
  [['all'], 'all', 'mixed'],
  [['all', 'sales'], 'sales', 'mixed'],
  [['all', 'sales', 'orders'], 'sales', 'true'],
  [['all', 'sales', 'orders'], 'all', 'mixed'],
  [['all', 'sales', 'orders', 'users', 'view', 'edit'], 'all', 'true'],
])('with %j, %s is %s', (allowed, id, tick) => expect(tickOf(NODES, some(...allowed), id)).toBe(tick));

test.each([
  ['brings what is above and below', [], 'view', ['all', 'users', 'view', 'edit']],
  ['of a branch in part allows all of it', ['all', 'users', 'view'], 'users', ['all', 'users', 'view', 'edit']],
  ['of a whole branch takes all of it', ['all', 'users', 'view', 'edit'], 'users', ['all']],
  ['of a leaf leaves what is above', ['all', 'users', 'view', 'edit'], 'edit', ['all', 'users', 'view']],
])('a press %s', (_what, allowed, id, after) => expect([...toggle(NODES, some(...allowed), id)].sort()).toEqual([...after].sort()));
