import { targetsOf, toCompanyStructure, type CompanyStructureView } from './company-structure';

type Data = Parameters<typeof toCompanyStructure>[0];
type Item = NonNullable<NonNullable<NonNullable<NonNullable<Data['company']>['structure']>['items']>[number]>;

const user = (id: string, parent: string, firstname: string): Item => ({
  __typename: 'CompanyStructureItem',
  id,
  parent_id: parent,
  entity: {
    __typename: 'Customer',
    id: Number(id),
    firstname,
    lastname: 'Ali',
    email: `${firstname}@example.com`,
    job_title: null,
    status: 'ACTIVE',
  },
});
const team = (id: string, parent: string, name: string): Item => ({
  __typename: 'CompanyStructureItem',
  id,
  parent_id: parent,
  entity: { __typename: 'CompanyTeam', teamId: `t${id}`, name, description: null },
});
function viewOf(items: readonly (Item | null)[]): CompanyStructureView {
  const data = {
    company: { __typename: 'Company', id: 'MQ==', structure: { __typename: 'CompanyStructure', items } },
  };
  return toCompanyStructure(data as Data)!;
}
const view = viewOf([
  user('1', '0', 'Noura'),
  team('2', '1', 'Buying'),
  user('3', '2', 'Omar'),
  null,
  team('4', '1', 'Stores'),
  { ...user('5', '1', 'Gone'), entity: null },
]);
const names = (nodes: readonly { label: string }[]) => nodes.map(({ label }) => label);

test('each is below what it belongs to; what has no entity is left out', () => {
  expect(view.roots).toEqual(['1']);
  expect(view.nodes.get('1')).toMatchObject({ label: 'Noura Ali', level: 1, kind: 'user', children: ['2', '4'], parent: undefined });
  expect(view.nodes.get('3')).toMatchObject({ level: 3, parent: '2', entityId: btoa('3') });
  expect(view.nodes.get('2')).toMatchObject({ kind: 'team', entityId: 't2' });
  expect(toCompanyStructure({ company: null })).toBeUndefined();
});

test('something moves anywhere but below itself and where it is; the top stays', () => {
  expect(names(targetsOf(view, view.nodes.get('2')!))).toEqual(['Stores']);
  expect(names(targetsOf(view, view.nodes.get('3')!))).toEqual(['Noura Ali', 'Stores']);
  expect(targetsOf(view, view.nodes.get('1')!)).toEqual([]);
});
