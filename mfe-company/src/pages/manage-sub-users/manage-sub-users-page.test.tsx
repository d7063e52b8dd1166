import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStubHost, type StubHost } from 'shared-contracts/testing';
import { renderPage, textOf } from 'shared-platform/testing';
import type { CompanyUsersQuery } from './company-users.graphql.ts';
import { toCompanyUsersView } from './company-users';
import page from './manage-sub-users-page';

type Company = NonNullable<CompanyUsersQuery['company']>;
type User = NonNullable<NonNullable<NonNullable<Company['users']>['items']>[number]>;

const user = (more: Partial<User> = {}): User =>
  ({
    __typename: 'Customer',
    id: 1,
    email: 'buyer@example.com',
    firstname: 'Noura',
    lastname: 'Ali',
    status: 'ACTIVE',
    job_title: 'Buyer',
    telephone: '512345678',
    role: { __typename: 'CompanyRole', id: 'Mg==', name: 'Default User' },
    ...more,
  }) as User;
const answer = (items: (User | null)[], pages = 1): CompanyUsersQuery =>
  ({
    company: {
      __typename: 'Company',
      id: 'MQ==',
      name: 'Gulf Bearings',
      users: {
        __typename: 'CompanyUsers',
        total_count: items.length,
        page_info: { __typename: 'SearchResultPageInfo', current_page: 1, total_pages: pages },
        items,
      },
    },
  }) as CompanyUsersQuery;

const customer = (host: StubHost) => host.set.session.set({ status: 'customer', expiresAt: 0, isKept: true, customer: undefined });
function open(answers: unknown, { host = createStubHost({}, { pathname: '/manage-subuser' }), isGuest = false } = {}) {
  if (!isGuest) customer(host);
  return {
    ...renderPage(page, { host, answers: { CompanyUsers: answers } }),
    user: userEvent.setup(),
  };
}

describe('what the page shows', () => {
  const nothing = { data: undefined, error: undefined, fetching: false };
  test.each([
    ['guest', nothing, 'guest'],
    ['unknown', nothing, 'loading'],
    ['customer', { ...nothing, fetching: true }, 'loading'],
    ['customer', { ...nothing, data: { company: null } }, 'not-a-company'],
    [
      'customer',
      {
        ...nothing,
        data: { company: { ...answer([]).company, users: null } as Company },
        error: { message: "The current customer isn't authorized." },
      },
      'not-a-company',
    ],
    ['customer', { ...nothing, error: { message: 'Customer is not a company user.' } }, 'not-a-company'],
    ['customer', { ...nothing, error: { message: 'You do not have authorization to perform this action.' } }, 'not-a-company'],
    ['customer', { ...nothing, error: { message: 'Failed to fetch' } }, 'failed'],
    ['customer', { ...nothing, data: answer([user()]) }, 'users'],
    ['customer', { data: answer([user()]), error: undefined, fetching: true }, 'users'],
  ] as const)('%s with %j: %s', (session, given, kind) => expect(toCompanyUsersView(session, given).kind).toBe(kind));

  test('a user is what the platform gives, without what it leaves out', () => {
    const view = toCompanyUsersView('customer', {
      ...nothing,
      data: answer([null, user({ job_title: null, telephone: null, role: null, lastname: null, status: 'INACTIVE' })]),
    });
    expect(view).toMatchObject({
      company: 'Gulf Bearings',
      page: 1,
      pages: 1,
      users: [{ name: 'Noura', email: 'buyer@example.com', jobTitle: '', phone: '', role: '', isActive: false }],
    });
  });
});

test('lists the company’s users', async () => {
  const { reported } = open(answer([user(), user({ id: 2, firstname: 'Omar', email: 'omar@example.com', status: 'INACTIVE' })]));
  const row = within(await screen.findByRole('row', { name: /Noura Ali/ }));
  for (const text of ['buyer@example.com', 'Default User', 'Buyer', '512345678', 'Active']) expect(row.getByText(text)).toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: /Omar/ })).getByText('Inactive')).toBeInTheDocument();
  expect(screen.getByText(/Gulf Bearings · 2 users/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Manage SubUser' })).toBeInTheDocument();
  expect(reported.heads).toEqual([{ title: 'Manage SubUser', robots: 'noindex' }]);
});

test.each([
  ['?page=3', 3],
  ['?page=0', 1],
  ['?page=x', 1],
  ['?page=2.7', 2],
])('%s asks for page %d', async (search, expected) => {
  const asked: unknown[] = [];
  const answers = (variables: unknown) => (asked.push(variables), answer([user()], 4));
  open(answers, { host: createStubHost({}, { pathname: '/manage-subuser', search }) });
  await screen.findByRole('table');
  expect(asked).toContainEqual({ page: expected });
  expect(document.querySelector('a[href^="/manage-subuser?page="]')).not.toBeNull();
});

test('asks a guest to sign in, to come back here; asks the platform nothing', async () => {
  const asked: unknown[] = [];
  const { host } = open((variables: unknown) => (asked.push(variables), answer([])), { isGuest: true });
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in?from=%2Fmanage-subuser');
  expect(asked).toEqual([]);
  await act(async () => customer(host));
  expect(asked).toContainEqual({ page: 1 });
});

test('tells a customer without a company why there is nothing, with a link home', async () => {
  open({ company: null });
  expect(await screen.findByText('This is not a company account')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
});

test('a failure is told, and can be tried again', async () => {
  let isDown = true;
  const { user: shopper } = open(() => (isDown ? new Error('The platform is down') : answer([user()])));
  expect(await screen.findByText(/could not be loaded\. The platform is down/)).toBeInTheDocument();
  isDown = false;
  await shopper.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

test('speaks Arabic, with its plurals', async () => {
  open(answer([user(), user({ id: 2 })]), { host: createStubHost({}, { language: 'ar', pathname: '/manage-subuser' }) });
  expect(await screen.findByRole('heading', { level: 1, name: textOf('ar-SA')('users.title') })).toBeInTheDocument();
  expect(await screen.findByText(/مستخدمان/)).toBeInTheDocument();
});
