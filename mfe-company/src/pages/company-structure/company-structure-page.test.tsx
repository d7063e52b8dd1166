import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { failed } from 'shared-testing';
import { textOf } from 'shared-platform/testing';
import { hostAt, open, refusing, sentIn } from '../../testing/company-fixtures';
import page from './company-structure-page';

const PATH = '/company/structure';
const item = (id: string, parent_id: string, entity: object) => ({ __typename: 'CompanyStructureItem', id, parent_id, entity });
const user = (id: number, firstname: string, status = 'ACTIVE') => ({
  __typename: 'Customer',
  id,
  firstname,
  lastname: 'Ali',
  email: `${firstname.toLowerCase()}@example.com`,
  job_title: 'Buyer',
  status,
});
const team = (teamId: string, name: string) => ({ __typename: 'CompanyTeam', teamId, name, description: 'Everything that turns' });
const ITEMS = [
  item('MQ==', 'MA==', user(1, 'Noura')),
  item('Mg==', 'MQ==', team('MTE=', 'Buying')),
  item('Mw==', 'Mg==', user(3, 'Omar', 'INACTIVE')),
  item('NA==', 'MQ==', team('MTI=', 'Stores')),
];
const ANSWER = {
  company: { __typename: 'Company', id: 'MQ==', structure: { __typename: 'CompanyStructure', items: ITEMS } },
};
const node = (name: RegExp) => screen.getByRole('treeitem', { name });
const press = (name: string) => screen.getByRole('button', { name });
const show = (host = hostAt(PATH), more = {}) => open(page, host, { CompanyStructure: ANSWER, ...more });

test('is a tree: the first two levels are open, arrows walk, what is chosen is shown beside it', async () => {
  const { user: hand, reported } = show();
  await screen.findByRole('tree', { name: 'Users and teams' });
  expect(screen.getAllByRole('treeitem').map((one) => one.getAttribute('aria-level'))).toEqual(['1', '2', '2']);
  node(/Noura Ali/).focus();
  await hand.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(node(/Omar Ali/)).toHaveFocus();
  expect(node(/Omar Ali/)).toHaveAttribute('aria-selected', 'true');
  expect(node(/Omar Ali/)).toHaveTextContent('Inactive');
  const panel = within(screen.getByRole('region', { name: 'Omar Ali' }));
  expect(panel.getByText('omar@example.com').closest('a')).toHaveAttribute('href', 'mailto:omar@example.com');
  expect(panel.getByRole('link', { name: 'Edit user' })).toHaveAttribute('href', `/editSubUser/${encodeURIComponent(btoa('3'))}`);
  // Closing what holds the chosen one chooses what was closed.
  await hand.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(node(/Buying/)).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('region', { name: 'Buying' })).toBeInTheDocument();
  expect(reported.heads).toEqual([{ title: 'Company structure', robots: 'noindex' }]);
});

test('somebody is moved by a choice of places', async () => {
  const host = hostAt(PATH);
  const { user: hand } = show(host, { MoveInCompany: { updateCompanyStructure: { company: { id: 'MQ==' } } } });
  await hand.click(await screen.findByRole('treeitem', { name: /Buying/ }));
  await hand.click(press('Move'));
  const dialog = within(screen.getByRole('dialog', { name: 'Move Buying' }));
  expect(
    within(dialog.getByRole('combobox', { name: 'Belongs to' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.any(String), '– Stores']);
  await hand.click(dialog.getByRole('button', { name: 'Move' }));
  expect(dialog.getByText('This field is required.')).toBeInTheDocument();
  await hand.selectOptions(dialog.getByRole('combobox', { name: 'Belongs to' }), '– Stores');
  await hand.click(dialog.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentIn(host)).toEqual([{ input: { tree_id: 'Mg==', parent_tree_id: 'NA==' } }]);
  expect(host.callsOf('toasts.add')).toEqual([[{ type: 'success', message: 'Buying now belongs to Stores.' }]]);
});

test('or dragged; never below itself', async () => {
  const host = hostAt(PATH);
  show(host, { MoveInCompany: { updateCompanyStructure: { company: { id: 'MQ==' } } } });
  const buying = await screen.findByRole('treeitem', { name: /Buying/ });
  fireEvent.dragStart(buying);
  fireEvent.drop(buying);
  fireEvent.drop(node(/Noura Ali/));
  expect(sentIn(host)).toEqual([]);
  fireEvent.dragStart(buying);
  fireEvent.drop(node(/Stores/));
  await waitFor(() => expect(sentIn(host)).toEqual([{ input: { tree_id: 'Mg==', parent_tree_id: 'NA==' } }]));
});

test('teams are added, changed and, once empty, deleted', async () => {
  const host = hostAt(PATH);
  const { user: hand } = show(host, {
    CreateCompanyTeam: { createCompanyTeam: { team: { id: 'MTM=' } } },
    SaveCompanyTeam: { updateCompanyTeam: { team: { id: 'MTI=' } } },
    DeleteCompanyTeam: { deleteCompanyTeam: { success: true } },
  });
  await hand.click(await screen.findByRole('treeitem', { name: /Stores/ }));
  await hand.click(press('Add team'));
  await hand.type(screen.getByRole('textbox', { name: 'Team name' }), 'Night shift');
  await hand.click(press('Save'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await hand.click(press('Edit team'));
  await hand.clear(screen.getByRole('textbox', { name: 'Team name' }));
  await hand.click(press('Save'));
  expect(screen.getByRole('textbox', { name: 'Team name' })).toHaveAccessibleDescription('This field can not be empty.');
  await hand.type(screen.getByRole('textbox', { name: 'Team name' }), 'Warehouse');
  await hand.click(press('Save'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await hand.click(press('Delete team'));
  await hand.click(within(screen.getByRole('dialog', { name: 'Delete the team Stores?' })).getByRole('button', { name: 'Delete team' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentIn(host)).toEqual([
    { input: { name: 'Night shift', description: '', target_id: 'NA==' } },
    { input: { id: 'MTI=', name: 'Warehouse', description: 'Everything that turns' } },
    { id: 'MTI=' },
  ]);
  await hand.click(node(/Buying/));
  expect(screen.queryByRole('button', { name: 'Delete team' })).toBeNull();
  expect(screen.getByText('Move what belongs to this team before you delete it.')).toBeInTheDocument();
});

test.each([
  ['has been added', [item('NQ==', 'NA==', { ...team('MTM=', 'Night shift'), description: '' })], 1],
  ['has not, but the like of it elsewhere', [item('NQ==', 'MQ==', { ...team('MTM=', 'Night shift'), description: '' })], 2],
])('a team whose answer was lost: the next try looks whether it %s', async (_what, more, times) => {
  const host = hostAt(PATH);
  const { user: hand } = show(host, { CreateCompanyTeam: { createCompanyTeam: { team: { id: 'MTM=' } } } });
  const { answer } = host;
  host.answer = () => failed('No answer', { isNetworkError: true, status: undefined });
  await hand.click(await screen.findByRole('treeitem', { name: /Stores/ }));
  await hand.click(press('Add team'));
  await hand.type(screen.getByRole('textbox', { name: 'Team name' }), 'Night shift');
  await hand.click(press('Save'));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  const company = { ...ANSWER.company, structure: { ...ANSWER.company.structure, items: [...ITEMS, ...more] } };
  host.answer = (operation, variables) =>
    operation === 'CompanyStructure' ? { data: { company }, error: undefined } : answer(operation, variables);
  await hand.click(press('Save'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(host.callsOf('commerce.mutate')).toHaveLength(times);
  expect(host.callsOf('commerce.mutate')[0]?.[2]).toEqual({ retry: false });
});

test('a team that is gone already is deleted', async () => {
  const host = refusing(hostAt(PATH), 'No such entity with teamId = 12');
  const { user: hand } = show(host);
  await hand.click(await screen.findByRole('treeitem', { name: /Stores/ }));
  await hand.click(press('Delete team'));
  await hand.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete team' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a refusal is said where it was asked', async () => {
  const host = refusing(hostAt(PATH), 'You do not have authorization to perform this action.');
  const { user: hand } = show(host);
  await hand.click(await screen.findByRole('treeitem', { name: /Buying/ }));
  await hand.click(press('Move'));
  const dialog = within(screen.getByRole('dialog'));
  await hand.selectOptions(dialog.getByRole('combobox', { name: 'Belongs to' }), '– Stores');
  await hand.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/Your role does not allow this/);
});

test('whoever may only look moves nothing; a role that may not see it is told so; Arabic', async () => {
  const { unmount } = show(hostAt(PATH, { permissions: ['Magento_Company::users_view'] }));
  await screen.findByRole('tree');
  expect(screen.queryByRole('button', { name: /Move|team/ })).toBeNull();
  expect(node(/Buying/)).not.toHaveAttribute('draggable', 'true');
  unmount();
  const refused = open(page, hostAt(PATH), { CompanyStructure: new Error('You do not have authorization to perform this action.') });
  expect(await screen.findByText('Your role does not allow this')).toBeInTheDocument();
  refused.unmount();
  const { user: hand } = show(hostAt(PATH, { language: 'ar' }));
  expect(await screen.findByRole('heading', { level: 1, name: textOf('ar-SA')('structure.title') })).toBeInTheDocument();
  // The arrows follow the line of reading.
  node(/Noura Ali/).focus();
  await hand.keyboard('{ArrowDown}{ArrowLeft}');
  expect(node(/Buying/)).toHaveAttribute('aria-expanded', 'true');
});
