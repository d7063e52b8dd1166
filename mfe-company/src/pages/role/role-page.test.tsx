import { screen, waitFor } from '@testing-library/react';
import { textOf } from 'shared-platform/testing';
import { hostAt, open, refusing, sentIn } from '../../testing/company-fixtures';
import page from './role-page';

const resource = (id: string, text: string, children: unknown[] = []) => ({
  __typename: 'CompanyAclResource',
  id,
  text,
  sort_order: 10,
  children,
});
const TREE = [
  resource('Magento_Company::index', 'All Access', [
    resource('Magento_Sales::all', 'Sales', [
      resource('Magento_Sales::view_orders', 'View orders'),
      resource('Vendor_Module::own', 'Own permission'),
    ]),
    resource('Magento_Company::view', 'Company Profile'),
  ]),
];
const ROLE = {
  __typename: 'CompanyRole',
  id: 'Mg==',
  name: 'Buyer',
  permissions: [resource('Magento_Company::index', '', [resource('Magento_Company::view', '')])],
};
const answer = (role?: unknown) => ({
  company: {
    __typename: 'Company',
    id: 'MQ==',
    company_admin: { __typename: 'Customer', role: { __typename: 'CompanyRole', id: 'MQ==' } },
    acl_resources: TREE,
    ...(role === undefined ? {} : { role }),
  },
});
const show = (
  id: string | undefined,
  given: unknown,
  { more = {}, search = '', host = hostAt(id ? `/editSubRole/${id}` : '/createSubRole', { search }) } = {},
) => open(page, host, { CompanyRole: given, ...more }, id === undefined ? {} : { id });
const item = (name: string) => screen.getByRole('treeitem', { name });
const CREATED = { CreateCompanyRole: { createCompanyRole: { role: { id: 'NA==' } } } };
const SAVED = { SaveCompanyRole: { updateCompanyRole: { role: { id: 'Mg==' } } } };

test('a new role: name and permissions, by the keyboard alone', async () => {
  const host = hostAt('/createSubRole');
  const { user: hand, reported } = show(undefined, answer(), { host, more: CREATED });
  await hand.type(await screen.findByLabelText('Role name', { selector: 'input' }), 'Auditor');
  expect(screen.getByRole('tree', { name: 'Permissions' })).toBeInTheDocument();
  await hand.tab();
  expect(item('All Access')).toHaveFocus();
  await hand.keyboard('{ArrowDown}');
  expect(item('Sales')).toHaveFocus();
  expect(item('Sales')).toHaveAttribute('aria-expanded', 'false');
  await hand.keyboard('{ArrowRight}{ArrowRight} ');
  expect(item('View orders')).toHaveFocus();
  expect(item('View orders')).toBeChecked();
  expect(item('Sales')).toHaveAttribute('aria-checked', 'mixed');
  expect(item('Sales')).toHaveAttribute('aria-posinset', '1');
  expect(item('Sales')).toHaveAttribute('aria-setsize', '2');
  expect(item('All Access')).toHaveAttribute('aria-checked', 'mixed');
  await hand.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.queryByRole('treeitem', { name: 'View orders' })).toBeNull();
  await hand.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(host.callsOf('navigation.replace')).toEqual([['/manage-role']]));
  expect(host.callsOf('commerce.mutate')[0]?.[2]).toEqual({ retry: false });
  expect(sentIn(host)).toEqual([
    { input: { name: 'Auditor', permissions: ['Magento_Sales::view_orders', 'Magento_Sales::all', 'Magento_Company::index'] } },
  ]);
  expect(host.callsOf('toasts.add')).toEqual([[{ type: 'success', message: 'The role Auditor was saved.' }]]);
  expect(reported.heads).toEqual([{ title: 'Add role', robots: 'noindex' }]);
});

test('a press ticks; the platform’s own permissions are named in the shopper’s language, others as the platform does', async () => {
  const { user: hand } = show(undefined, answer(), { host: hostAt('/createSubRole', { language: 'ar' }) });
  const text = textOf('ar-SA');
  await hand.click(await screen.findByRole('treeitem', { name: text('permission.index') }));
  expect(item(text('permission.profile'))).toBeChecked();
  // The focus is on what was pressed; from right to left, the branch below opens to the left.
  await hand.keyboard('{ArrowDown}{ArrowLeft}');
  expect(item('Own permission')).toBeChecked();
});

test('a role without a name or a permission is not sent', async () => {
  const { user: hand, host } = show(undefined, answer());
  await hand.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This field is required.')).toBeInTheDocument();
  expect(screen.getByText('Choose at least one permission.')).toBeInTheDocument();
  expect(screen.getByRole('tree')).toHaveAccessibleDescription('Choose at least one permission.');
  await hand.type(screen.getByLabelText('Role name', { selector: 'input' }), 'Auditor');
  await hand.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(item('All Access')).toHaveFocus());
  await hand.click(item('Company Profile'));
  await waitFor(() => expect(screen.queryByText('Choose at least one permission.')).toBeNull());
  expect(sentIn(host)).toEqual([]);
});

test('a duplicate begins as its model, with a name of its own', async () => {
  const host = hostAt('/createSubRole', { search: '?from=Mg%3D%3D' });
  const { user: hand } = show(undefined, answer(ROLE), { host, more: CREATED });
  expect(await screen.findByLabelText('Role name', { selector: 'input' })).toHaveValue('Buyer (copy)');
  await hand.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentIn(host)).toHaveLength(1));
  expect(sentIn(host)[0]).toEqual({ input: { name: 'Buyer (copy)', permissions: ['Magento_Company::index', 'Magento_Company::view'] } });
});

test('what the platform says of the name stands by it', async () => {
  const host = refusing(hostAt('/createSubRole'), 'User role with this name already exists. Enter a different name to save this role.');
  const { user: hand } = show(undefined, answer(), { host });
  const name = await screen.findByLabelText('Role name', { selector: 'input' });
  await hand.type(name, 'Buyer');
  await hand.click(item('All Access'));
  await hand.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(name).toBeInvalid());
  expect(name).toHaveFocus();
});

test('who saves after somebody else is told, keeps what was entered, and may save again', async () => {
  const host = hostAt('/editSubRole/Mg==');
  let current: unknown = ROLE;
  const { user: hand } = show('Mg==', () => answer(current), { host, more: SAVED });
  const name = await screen.findByLabelText('Role name', { selector: 'input' });
  await hand.clear(name);
  await hand.type(name, 'Purchasing');
  current = { ...ROLE, name: 'Senior buyer' };
  await hand.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Somebody else has changed this role/)).toBeInTheDocument();
  expect(sentIn(host)).toEqual([]);
  expect(screen.getByLabelText('Role name', { selector: 'input' })).toHaveValue('Purchasing');
  await hand.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentIn(host)).toHaveLength(1));
  expect(sentIn(host)[0]).toMatchObject({ input: { id: 'Mg==', name: 'Purchasing' } });
});

test('a role that does not exist, the administrator’s, and one that may not change roles', async () => {
  const first = show('OTk=', answer(null));
  expect(await screen.findByText('This role does not exist.')).toBeInTheDocument();
  first.unmount();
  const second = show('MQ==', answer({ ...ROLE, id: 'MQ==' }));
  expect(await screen.findByText('The administrator’s role stays as it is.')).toBeInTheDocument();
  second.unmount();
  show(undefined, answer(), { host: hostAt('/createSubRole', { permissions: ['Magento_Company::roles_view'] }) });
  expect(await screen.findByText('Your role does not allow this')).toBeInTheDocument();
});
