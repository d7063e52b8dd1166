import { screen, waitFor } from '@testing-library/react';
import { textOf } from 'shared-platform/testing';
import { hostAt, open, refusing, sentIn } from '../../testing/company-fixtures';
import page from './sub-user-page';

const ROLES = { __typename: 'CompanyRoles', items: [{ __typename: 'CompanyRole', id: 'Mg==', name: 'Buyer' }, null] };
const USER = {
  __typename: 'Customer',
  id: 3,
  email: 'omar@example.com',
  firstname: 'Omar',
  lastname: 'Saleh',
  status: 'ACTIVE',
  job_title: 'Buyer',
  telephone: '+966512345678',
  role: { __typename: 'CompanyRole', id: 'Mg==' },
};
const company = (user?: unknown) => ({
  customer: { __typename: 'Customer', email: 'admin@example.com' },
  company: {
    __typename: 'Company',
    id: 'MQ==',
    company_admin: { __typename: 'Customer', email: 'admin@example.com' },
    roles: ROLES,
    ...(user === undefined ? {} : { user }),
  },
});
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const show = (id: string | undefined, answer: unknown, { more = {}, host = hostAt(id ? `/editSubUser/${id}` : '/createSubUser') } = {}) =>
  open(page, host, { CompanyUser: answer, ...more }, id === undefined ? {} : { id });

async function fill(hand: ReturnType<typeof show>['user'], more: Readonly<Record<string, string>> = {}) {
  const values = {
    'First Name': 'Sara',
    'Last Name': 'Nasser',
    Email: 'sara@example.com',
    'Job title': 'Storekeeper',
    Phone: '0551234567',
    ...more,
  };
  await screen.findByLabelText('First Name');
  for (const [name, value] of Object.entries(values)) await hand.type(field(name), value);
}

test('adds a user with a role, says that an e-mail is on its way, and goes back to the list', async () => {
  const host = hostAt('/createSubUser');
  const { user: hand, reported } = show(undefined, company(), {
    host,
    more: {
      CompanyUserEmail: { isCompanyUserEmailAvailable: { is_email_available: true } },
      CreateCompanyUser: { createCompanyUser: { user: { id: 9 } } },
    },
  });
  await fill(hand);
  await hand.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Buyer');
  await hand.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(host.callsOf('navigation.replace')).toEqual([['/manage-subuser']]));
  expect(host.callsOf('commerce.mutate')[0]?.[2]).toEqual({ retry: false });
  expect(sentIn(host)).toEqual([
    {
      input: {
        firstname: 'Sara',
        lastname: 'Nasser',
        email: 'sara@example.com',
        job_title: 'Storekeeper',
        telephone: '551234567',
        role_id: 'Mg==',
        status: 'ACTIVE',
      },
    },
  ]);
  expect(host.callsOf('commerce.invalidate')).toEqual([[['company']]]);
  expect(host.callsOf('toasts.add')).toEqual([
    [{ type: 'success', message: 'Sara Nasser was added. An email asks them to choose a password.' }],
  ]);
  expect(reported.heads).toEqual([{ title: 'Add user', robots: 'noindex' }]);
});

test('complains in the specification’s words and sends nothing', async () => {
  const { user: hand, host } = show(undefined, company());
  await screen.findByLabelText('First Name');
  await hand.type(field('Email'), 'nobody');
  await hand.type(field('Phone'), '12');
  await hand.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter valid email')).toBeInTheDocument();
  expect(screen.getByText('Invalid phone number(must contain 9 digits number)')).toBeInTheDocument();
  expect(screen.getAllByText('This field is required.')).toHaveLength(4);
  expect(field('First Name')).toHaveFocus();
  expect(sentIn(host)).toEqual([]);
});

test('an address that has an account is said while one types, and is invited', async () => {
  const sentence = 'Invitation was sent to an existing customer, they will be added to your organization once they accept the invitation.';
  const host = hostAt('/createSubUser');
  const { user: hand } = show(undefined, company(), {
    host,
    more: {
      CompanyUserEmail: { isCompanyUserEmailAvailable: { is_email_available: false } },
      CreateCompanyUser: new Error(sentence),
    },
  });
  await fill(hand);
  expect(await screen.findByText(/will be invited to your company/)).toBeInTheDocument();
  await hand.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Buyer');
  await hand.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(host.callsOf('toasts.add')).toEqual([[{ type: 'success', message: 'An invitation was sent to sara@example.com.' }]]),
  );
  expect(host.callsOf('navigation.replace')).toEqual([['/manage-subuser']]);
});

test('what the platform says of the address stands by it; what was typed stays', async () => {
  const host = refusing(hostAt('/editSubUser/Mw=='), 'A customer with the same email address already exists in an associated website.');
  const { user: hand } = show('Mw==', company(USER), { host });
  await hand.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field('Email')).toBeInvalid());
  expect(field('Email')).toHaveFocus();
  expect(field('First Name')).toHaveValue('Omar');
});

test('changes a user', async () => {
  const host = hostAt('/editSubUser/Mw==');
  const { user: hand } = show('Mw==', company(USER), { host, more: { SaveCompanyUser: { updateCompanyUser: { user: { id: 3 } } } } });
  expect(await screen.findByLabelText('Phone', { selector: 'input' })).toHaveValue('512345678');
  await hand.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Inactive');
  await hand.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentIn(host)).toHaveLength(1));
  expect(sentIn(host)[0]).toMatchObject({ input: { id: 'Mw==', status: 'INACTIVE', role_id: 'Mg==', telephone: '512345678' } });
});

test('the administrator’s role and status stay', async () => {
  const host = hostAt('/editSubUser/Mg==');
  const { user: hand } = show('Mg==', company({ ...USER, email: 'admin@example.com' }), {
    host,
    more: { SaveCompanyUser: { updateCompanyUser: { user: { id: 2 } } } },
  });
  expect(await screen.findByText(/stay as they are/)).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).toBeNull();
  await hand.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentIn(host)).toHaveLength(1));
  expect(sentIn(host)[0]).not.toHaveProperty('input.status');
});

test('somebody who does not exist, and a role that may not change users', async () => {
  const { unmount } = show('OTk=', company(null));
  expect(await screen.findByText('This user does not exist.')).toBeInTheDocument();
  unmount();
  show(undefined, company(), { host: hostAt('/createSubUser', { permissions: ['Magento_Company::users_view'] }) });
  expect(await screen.findByText('Your role does not allow this')).toBeInTheDocument();
});

test('speaks Arabic', async () => {
  show(undefined, company(), { host: hostAt('/createSubUser', { language: 'ar' }) });
  expect(await screen.findByRole('heading', { level: 1, name: textOf('ar-SA')('sub-user.new') })).toBeInTheDocument();
});

test('who saves after another administrator is told, keeps what was entered, and may save again', async () => {
  const host = hostAt('/editSubUser/Mw==');
  let current: unknown = USER;
  const { user: hand } = show('Mw==', () => company(current), {
    host,
    more: { SaveCompanyUser: { updateCompanyUser: { user: { id: 3 } } } },
  });
  const job = await screen.findByLabelText('Job title', { selector: 'input' });
  await hand.clear(job);
  await hand.type(job, 'Planner');
  current = { ...USER, status: 'INACTIVE' };
  await hand.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Somebody else has changed this user/)).toBeInTheDocument();
  expect(sentIn(host)).toEqual([]);
  expect(field('Job title')).toHaveValue('Planner');
  await hand.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentIn(host)).toMatchObject([{ input: { job_title: 'Planner' } }]));
});
