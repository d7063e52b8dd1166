import { act, screen, waitFor, within } from '@testing-library/react';
import { textOf } from 'shared-platform/testing';
import { hostAt, open, refusing, sentIn } from '../../testing/company-fixtures';
import { usersAddress } from './company-users';
import page from './manage-sub-users-page';

const PATH = '/manage-subuser';
const user = (id: number, more: object = {}) => ({
  __typename: 'Customer',
  id,
  email: `user${id}@example.com`,
  firstname: 'Omar',
  lastname: `No${id}`,
  status: 'ACTIVE',
  job_title: 'Buyer',
  telephone: '512345678',
  role: { __typename: 'CompanyRole', id: 'Mg==', name: 'Default User' },
  ...more,
});
const ADMIN = user(2, { email: 'admin@example.com', firstname: 'Noura', lastname: 'Ali' });
const answer = (items: unknown[], { pages = 1 } = {}) => ({
  customer: { __typename: 'Customer', email: 'admin@example.com' },
  company: {
    __typename: 'Company',
    id: 'MQ==',
    name: 'Gulf Bearings',
    company_admin: { __typename: 'Customer', email: 'admin@example.com' },
    users: {
      __typename: 'CompanyUsers',
      total_count: items.length,
      page_info: { __typename: 'SearchResultPageInfo', current_page: 1, total_pages: pages },
      items,
    },
  },
});
const show = (users: unknown, { host = hostAt(PATH), more = {} }: { host?: ReturnType<typeof hostAt>; more?: object } = {}) =>
  open(page, host, { CompanyUsers: users, ...more });
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('lists the company’s users, and marks the administrator and whoever is signed in', async () => {
  const { reported } = show(answer([ADMIN, user(3), user(4, { status: 'INACTIVE' })]));
  const omar = await row(/No3/);
  for (const text of ['user3@example.com', 'Default User', 'Buyer', '+966 512345678', 'Active'])
    expect(omar.getByText(text)).toBeInTheDocument();
  expect((await row(/No4/)).getByText('Inactive')).toBeInTheDocument();
  const noura = await row(/Noura Ali/);
  for (const text of ['You', 'Administrator']) expect(noura.getByText(text)).toBeInTheDocument();
  expect(noura.queryByRole('button')).toBeNull();
  expect(noura.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/editSubUser/Mg==');
  expect(screen.getByText('Gulf Bearings')).toBeInTheDocument();
  expect(screen.getByText(/3 users/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add user' })).toHaveAttribute('href', '/createSubUser');
  expect(reported.heads).toEqual([{ title: 'Manage SubUser', robots: 'noindex' }]);
});

test('whoever may only look sees no actions', async () => {
  show(answer([ADMIN, user(3)]), { host: hostAt(PATH, { permissions: ['Magento_Company::users_view'] }) });
  await row(/No3/);
  expect(screen.queryByRole('link', { name: 'Add user' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
});

test('what the platform leaves out does no harm', async () => {
  show(answer([null, user(3, { id: null, job_title: null, telephone: null, role: null, lastname: null })]));
  const omar = await row(/Omar/);
  expect(omar.queryByRole('button')).toBeNull();
  expect(omar.queryByRole('link')).toBeNull();
});

test.each([
  ['', { page: 1, status: 'all' }],
  ['?page=3&status=inactive', { page: 3, status: 'inactive' }],
  ['?page=0&status=retired', { page: 1, status: 'all' }],
  ['?page=x', { page: 1, status: 'all' }],
  ['?page=2.7&status=active', { page: 2, status: 'active' }],
])('%s asks for %j', (search, expected) => expect(usersAddress.read(search)).toEqual(expected));

test('the filter is in the address, and is asked of the platform', async () => {
  const asked: unknown[] = [];
  show((variables: unknown) => (asked.push(variables), answer([], { pages: 4 })), {
    host: hostAt(PATH, { search: '?status=inactive&page=2' }),
  });
  expect(await screen.findByText('No users with this status')).toBeInTheDocument();
  expect(asked).toContainEqual({ page: 2, filter: { status: 'INACTIVE' } });
  expect(screen.getByRole('link', { name: 'Inactive' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('href', PATH);
  expect(document.querySelector('a[href="/manage-subuser?status=inactive&page=3"]')).not.toBeNull();
  expect(usersAddress.path({ status: 'all' })).toBe(PATH);
});

test('a user is deactivated after a question, and the list is read again', async () => {
  const host = hostAt(PATH);
  const { user: hand } = show(answer([ADMIN, user(3)]), { host, more: { UpdateCompanyUser: { updateCompanyUser: { user: { id: 3 } } } } });
  await hand.click((await row(/No3/)).getByRole('button', { name: 'Deactivate' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Deactivate Omar No3?' }));
  await hand.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(sentIn(host)).toEqual([]);
  await hand.click((await row(/No3/)).getByRole('button', { name: 'Deactivate' }));
  await hand.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Deactivate' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentIn(host)).toEqual([{ input: { id: 'Mw==', status: 'INACTIVE' } }]);
  expect(host.callsOf('commerce.invalidate')).toEqual([[['company']]]);
  expect(host.callsOf('toasts.add')).toEqual([[{ type: 'success', message: 'Omar No3 was deactivated.' }]]);
});

test('one who is inactive is activated at once', async () => {
  const host = hostAt(PATH);
  const { user: hand } = show(answer([user(3, { status: 'INACTIVE' })]), {
    host,
    more: { UpdateCompanyUser: { updateCompanyUser: { user: { id: 3 } } } },
  });
  await hand.click(await screen.findByRole('button', { name: 'Activate' }));
  await waitFor(() => expect(host.callsOf('toasts.add')).toEqual([[{ type: 'success', message: 'Omar No3 was activated.' }]]));
  expect(sentIn(host)).toEqual([{ input: { id: 'Mw==', status: 'ACTIVE' } }]);
});

test.each([
  ['Delete', 'success'],
  ['Deactivate', undefined],
])('%s, where somebody is gone already: %s', async (button, toast) => {
  const host = refusing(hostAt(PATH), 'No such entity with customerId = 3');
  const { user: hand } = show(answer([ADMIN, user(3)]), { host });
  await hand.click((await row(/No3/)).getByRole('button', { name: button }));
  const dialog = within(screen.getByRole('dialog'));
  await hand.click(dialog.getByRole('button', { name: button }));
  if (toast === undefined) expect(await dialog.findByRole('alert')).toBeInTheDocument();
  else await waitFor(() => expect(host.callsOf('toasts.add')).toMatchObject([[{ type: toast }]]));
});

test('a refusal to delete is said where it was asked', async () => {
  const host = refusing(hostAt(PATH), 'You cannot delete yourself.');
  const { user: hand } = show(answer([ADMIN, user(3)]), { host });
  await hand.click((await row(/No3/)).getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete Omar No3?' }));
  await hand.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  expect(sentIn(host)).toEqual([{ id: 'Mw==' }]);
});

test('a guest comes back to what the address says, not only to the page', () => {
  const host = hostAt(PATH, { isGuest: true, search: '?status=inactive&page=3' });
  show(() => answer([]), { host });
  const back = encodeURIComponent(`${PATH}?status=inactive&page=3`);
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', `/sign-in?from=${back}`);
});

test('asks a guest to sign in, to come back here; asks the platform nothing', async () => {
  const asked: unknown[] = [];
  const { host } = show((variables: unknown) => (asked.push(variables), answer([])), { host: hostAt(PATH, { isGuest: true }) });
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in?from=%2Fmanage-subuser');
  expect(asked).toEqual([]);
  await act(async () => host.set.session.set({ status: 'customer', expiresAt: 0, isKept: true, customer: undefined }));
  expect(asked).toContainEqual({ page: 1 });
});

test('tells a customer without a company, and a role without the right, why there is nothing', async () => {
  const noCompany = new Error('Customer is not a company user.');
  const { unmount } = show(noCompany, { host: hostAt(PATH, { isCompanyAccount: false }) });
  expect(await screen.findByText('This is not a company account')).toBeInTheDocument();
  unmount();
  show(new Error('You do not have authorization to perform this action.'));
  expect(await screen.findByText('Your role does not allow this')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
});

test('a failure is told, and can be tried again', async () => {
  let isDown = true;
  const { user: hand } = show(() => (isDown ? new Error('The platform is down') : answer([ADMIN])));
  expect(await screen.findByText(/could not be loaded\. The platform is down/)).toBeInTheDocument();
  isDown = false;
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

test('speaks Arabic, with its plurals', async () => {
  show(answer([ADMIN, user(3)]), { host: hostAt(PATH, { language: 'ar' }) });
  expect(await screen.findByRole('heading', { level: 1, name: textOf('ar-SA')('users.title') })).toBeInTheDocument();
  expect(await screen.findByText(/مستخدمان/)).toBeInTheDocument();
});
