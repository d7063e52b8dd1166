import { screen, waitFor, within } from '@testing-library/react';
import { textOf } from 'shared-platform/testing';
import { hostAt, open, refusing, sentIn } from '../../testing/company-fixtures';
import page from './manage-roles-page';

const PATH = '/manage-role';
const role = (id: string, name: string, users_count: number) => ({ __typename: 'CompanyRole', id, name, users_count });
const ROLES = [role('MQ==', 'Company Administrator', 1), role('Mg==', 'Buyer', 3), role('Mw==', 'Auditor', 0), null];
const answer = ({ pages = 1 } = {}) => ({
  company: {
    __typename: 'Company',
    id: 'MQ==',
    company_admin: { __typename: 'Customer', role: { __typename: 'CompanyRole', id: 'MQ==' } },
    roles: {
      __typename: 'CompanyRoles',
      page_info: { __typename: 'SearchResultPageInfo', current_page: 1, total_pages: pages },
      items: ROLES,
    },
  },
});
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('lists the roles with their users; the administrator’s stays, one in use is not deleted', async () => {
  const { reported } = open(page, hostAt(PATH), { CompanyRoles: answer({ pages: 2 }) });
  const admin = await row(/Company Administrator/);
  expect(admin.getByText('1 user')).toBeInTheDocument();
  expect(admin.queryByRole('link', { name: 'Edit' })).toBeNull();
  const buyer = await row(/Buyer/);
  expect(buyer.getByText('3 users')).toBeInTheDocument();
  expect(buyer.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/editSubRole/Mg%3D%3D');
  expect(buyer.getByRole('link', { name: 'Duplicate' })).toHaveAttribute('href', '/createSubRole?from=Mg%3D%3D');
  expect(buyer.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(buyer.getByText(/Give its users another role/)).toBeInTheDocument();
  expect((await row(/Auditor/)).getByRole('button', { name: 'Delete' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add role' })).toHaveAttribute('href', '/createSubRole');
  expect(document.querySelector('a[href="/manage-role?page=2"]')).not.toBeNull();
  expect(reported.heads).toEqual([{ title: 'Manage Role', robots: 'noindex' }]);
});

test('whoever may only look sees no actions', async () => {
  open(page, hostAt(PATH, { permissions: ['Magento_Company::roles_view'] }), { CompanyRoles: answer() });
  await row(/Buyer/);
  expect(screen.queryByRole('link', { name: /Add role|Edit|Duplicate/ })).toBeNull();
});

test('a role is deleted after a question', async () => {
  const host = hostAt(PATH);
  const { user: hand } = open(page, host, { CompanyRoles: answer(), DeleteCompanyRole: { deleteCompanyRole: { success: true } } });
  await hand.click(await screen.findByRole('button', { name: 'Delete' }));
  await hand.click(within(screen.getByRole('dialog', { name: 'Delete the role Auditor?' })).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentIn(host)).toEqual([{ id: 'Mw==' }]);
  expect(host.callsOf('toasts.add')).toEqual([[{ type: 'success', message: 'The role Auditor was deleted.' }]]);
});

test('a role that is gone already is deleted', async () => {
  const host = refusing(hostAt(PATH), 'No such entity with roleId = 3');
  const { user: hand } = open(page, host, { CompanyRoles: answer() });
  await hand.click(await screen.findByRole('button', { name: 'Delete' }));
  await hand.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(host.callsOf('toasts.add')).toEqual([[{ type: 'success', message: 'The role Auditor was deleted.' }]]);
});

test('a refusal is said where it was asked, in the shopper’s words', async () => {
  const host = refusing(
    hostAt(PATH),
    'This role cannot be deleted because users are assigned to it. Reassign the users to another role to continue.',
  );
  const { user: hand } = open(page, host, { CompanyRoles: answer() });
  await hand.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog'));
  await hand.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
});

test('a role that may not see roles is told so; Arabic', async () => {
  open(page, hostAt(PATH, { language: 'ar' }), { CompanyRoles: new Error('You do not have authorization to perform this action.') });
  expect(await screen.findByRole('heading', { level: 1, name: textOf('ar-SA')('roles.title') })).toBeInTheDocument();
  expect(await screen.findByText('دورك لا يسمح بهذا')).toBeInTheDocument();
});
