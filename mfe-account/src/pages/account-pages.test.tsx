import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { SlotProps } from 'shared-contracts';
import { createStubHost, type StubHost } from 'shared-contracts/testing';
import { renderPage, renderSlot, type Answers } from 'shared-platform/testing';
import type { DefinedPage } from 'shared-platform';
import { createAccountPath, readAccountDefaults } from '../features/create-account-form/create-account-path';
import messages from '../messages/en.json';
import { CreateAccountAfterOrder } from '../slots/create-account-after-order';
import { DrawerAccount } from '../slots/drawer-account';
import { SignInDialog } from '../slots/sign-in-dialog';
import accountInformation from './account-information/account-information-page';
import createAccount from './create-account/create-account-page';
import forgotPassword from './forgot-password/forgot-password-page';
import orderHistory from './order-history/order-history-page';
import { toOrders } from './order-history/order-view';
import resetPassword from './reset-password/reset-password-page';
import signInPage, { originPath } from './sign-in/sign-in-page';

const CUSTOMER = { email: 'shopper@example.com', firstName: 'Noura', lastName: 'Ali', isSubscribed: true, isCompanyAccount: false };
const signedIn = (host: StubHost, more: Partial<typeof CUSTOMER> = {}) =>
  host.set.session.set({ status: 'customer', expiresAt: 0, customer: { ...CUSTOMER, ...more } });
const open = (page: DefinedPage, { host = createStubHost(), answers = {} }: { host?: StubHost; answers?: Answers } = {}) => ({
  ...renderPage(page, { host, answers, messages }),
  user: userEvent.setup(),
});
const at = (pathname: string, search = '') => createStubHost({}, { pathname, search });
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const press = (name: string) => screen.getByRole('button', { name });
const sentIn = (host: StubHost) => host.callsOf('commerce.mutate').map(([, variables]) => variables);

describe('the sign-in page', () => {
  test.each([
    ['?from=%2Forder-history%3Fpage%3D2', '/order-history?page=2'],
    ['', '/account-information'],
    ['?from=https%3A%2F%2Felsewhere.example', '/account-information'],
    ['?from=%2F%2Felsewhere.example', '/account-information'],
    ['?from=%2F%5Celsewhere.example', '/account-information'],
    ['?from=%2F.%2F%2Felsewhere.example', '/account-information'],
    ['?from=javascript%3Aalert(1)', '/account-information'],
  ])('%s leads to %s after signing in', (search, path) => expect(originPath(search)).toBe(path));

  test('leads a customer to the origin path', () => {
    const { host } = open(signInPage, { host: at('/sign-in', '?from=%2Fwishlist') });
    expect(host.callsOf('navigation.replace')).toEqual([]);
    act(() => signedIn(host));
    expect(host.callsOf('navigation.replace')).toEqual([['/wishlist']]);
  });

  test('opens the other forms with the typed e-mail', async () => {
    const { user, host, reported } = open(signInPage, { host: at('/sign-in') });
    await user.type(field('Email'), 'a@example.com');
    await user.click(press('Forgot Password?'));
    await user.click(press('Register Now'));
    expect(host.callsOf('navigation.push')).toEqual([
      ['/forgot-password', { state: { email: 'a@example.com' } }],
      ['/create?email=a%40example.com'],
    ]);
    expect(reported.heads).toEqual([{ title: 'Sign In', robots: 'noindex' }]);
  });
});

describe('the forgotten password', () => {
  const send = async (answer: unknown, email = 'a@example.com') => {
    const view = open(forgotPassword, { host: at('/forgot-password'), answers: { RequestPasswordReset: answer } });
    if (email) await view.user.type(field('Email'), email);
    await view.user.click(press('Send Email'));
    return view;
  };

  test('on success says where the e-mail goes, and closes', async () => {
    const { user, host } = await send({ requestPasswordResetEmail: true });
    expect(await screen.findByText('Recover Password')).toBeInTheDocument();
    expect(screen.getByText('You will receive an email on a@example.com with a link to change your password.')).toBeInTheDocument();
    await user.click(press('Close'));
    expect(host.callsOf('navigation.push')).toEqual([['/']]);
  });

  test.each([new Error('No such entity'), { requestPasswordResetEmail: false }])(
    'on failure says so; the form stays (%#)',
    async (answer) => {
      await send(answer);
      expect(await screen.findByText('Email entered is incorrect')).toBeInTheDocument();
      expect(field('Email')).toHaveValue('a@example.com');
    },
  );

  test.each([
    ['', 'This field is required.'],
    ['nonsense', 'Please enter valid email'],
  ])('"%s": %s', async (email, message) => {
    const { host } = await send({}, email);
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(sentIn(host)).toEqual([]);
  });

  test('leads back to sign-in', async () => {
    const { user, host } = open(forgotPassword, { host: at('/forgot-password') });
    await user.click(press('Back to Sign In'));
    expect(host.callsOf('navigation.push')).toEqual([['/sign-in']]);
  });
});

describe('creating an account', () => {
  const answers = {
    CreateCustomer: { createCustomerV2: { customer: { email: 'n@example.com' } } },
    SignIn: { generateCustomerToken: { token: 't' } },
  };
  const fill = async (user: ReturnType<typeof userEvent.setup>, password = 'Passw0rd!', confirmation = password) => {
    await user.type(field('Password'), password);
    await user.type(field('Confirm Password'), confirmation);
    await user.click(press('Create an Account'));
  };
  const afterOrder = () => at('/create', '?email=n%40example.com&firstName=Noura&lastName=%D8%B9%D9%84%D9%8A');

  test('begins with what the address carries, which leaves the address bar', () => {
    const { host } = open(createAccount, { host: afterOrder() });
    expect([field('Email'), field('First Name'), field('Last Name')].map((input) => (input as HTMLInputElement).value)).toEqual([
      'n@example.com',
      'Noura',
      'علي',
    ]);
    expect(host.callsOf('navigation.replace')).toEqual([['/create']]);
  });

  test('makes it, signs its owner in, and leads to the orders', async () => {
    const { user, host } = open(createAccount, { host: afterOrder(), answers });
    await fill(user);
    await waitFor(() => expect(host.callsOf('navigation.replace').at(-1)).toEqual(['/order-history']));
    expect(sentIn(host)).toEqual([
      { input: { firstname: 'Noura', lastname: 'علي', email: 'n@example.com', password: 'Passw0rd!', is_subscribed: false } },
      { email: 'n@example.com', password: 'Passw0rd!' },
    ]);
    expect(host.callsOf('session.signIn')).toEqual([['t', { keep: true }]]);
  });

  test('one that exists already is said by the e-mail', async () => {
    const { user } = open(createAccount, {
      host: afterOrder(),
      answers: { ...answers, CreateCustomer: new Error('A customer with the same email address already exists in an associated website.') },
    });
    await fill(user);
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(expect.stringContaining('already exists')));
    expect(field('First Name')).toHaveValue('Noura');
  });

  test('passwords that differ are not sent', async () => {
    const { user, host } = open(createAccount, { host: afterOrder(), answers });
    await fill(user, 'Passw0rd!', 'Passw0rd?');
    await waitFor(() => expect(field('Confirm Password')).toHaveAccessibleDescription(expect.stringContaining('do not match')));
    expect(sentIn(host)).toEqual([]);
  });

  test('names are letters, in either script', async () => {
    const { user } = open(createAccount, { host: at('/create'), answers });
    await user.type(field('First Name'), 'R2D2');
    await fill(user);
    await waitFor(() =>
      expect(field('First Name')).toHaveAccessibleDescription(expect.stringContaining('Name must contain only alphabets')),
    );
    expect(field('First Name')).toHaveFocus();
  });

  test('the address carries what is known, and only that', () => {
    expect(createAccountPath({ email: 'a+b@example.com', firstName: '', lastName: 'علي' })).toBe(
      '/create?email=a%2Bb%40example.com&lastName=%D8%B9%D9%84%D9%8A',
    );
    expect(createAccountPath({})).toBe('/create');
    expect(readAccountDefaults('?email=a%2Bb%40example.com')).toEqual({ email: 'a+b@example.com', firstName: '', lastName: '' });
  });

  test('is offered after a guest’s order', () => {
    renderSlot<'create-account-after-order'>(
      CreateAccountAfterOrder,
      { email: 'n@example.com', firstName: 'Noura', lastName: 'Ali' },
      { messages },
    );
    expect(screen.getByRole('link', { name: 'Create an Account' })).toHaveAttribute(
      'href',
      '/create?email=n%40example.com&firstName=Noura&lastName=Ali',
    );
  });
});

describe('the new password', () => {
  const change = async (answer: unknown) => {
    const view = open(resetPassword, {
      host: at('/customer/account/createPassword', '?token=abc&email=a%40example.com'),
      answers: { ResetPassword: answer },
    });
    await view.user.type(field('New Password'), 'N3wPassw0rd!');
    await view.user.click(press('Change Password'));
    return view;
  };

  test('is sent with the link’s token; then the shopper can sign in', async () => {
    const { host } = await change({ resetPassword: true });
    expect(await screen.findByText('Your password has been changed. You can sign in now.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in');
    expect(sentIn(host)).toEqual([{ email: 'a@example.com', token: 'abc', password: 'N3wPassw0rd!' }]);
  });

  test('a link that has expired is said; the form stays', async () => {
    await change(new Error('expired'));
    expect(await screen.findByText(/could not be changed/)).toBeInTheDocument();
    expect(field('New Password')).toHaveValue('N3wPassw0rd!');
  });

  test('a link without a token leads to a new one', () => {
    open(resetPassword, { host: at('/customer/account/createPassword') });
    expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.queryByRole('button', { name: 'Change Password' })).not.toBeInTheDocument();
  });
});

describe('the order history', () => {
  const order = (more: object = {}) => ({
    __typename: 'CustomerOrder' as const,
    id: 'MQ==',
    number: '000000042',
    order_date: '2026-03-01 22:30:00',
    status: 'Processing',
    total: { __typename: 'OrderTotal' as const, grand_total: { __typename: 'Money' as const, value: 1234.5, currency: 'SAR' as const } },
    items: [{ __typename: 'OrderItem' as const, id: 'i1', product_name: 'Bearing 6205', product_sku: '6205-2RS', quantity_ordered: 4 }],
    ...more,
  });
  const answer = (items: unknown[], pages = 1) =>
    ({
      customer: {
        __typename: 'Customer',
        orders: {
          __typename: 'CustomerOrders',
          total_count: items.length,
          page_info: { __typename: 'SearchResultPageInfo', current_page: 1, total_pages: pages },
          items,
        },
      },
    }) as never;

  test('dates are those of Riyadh, Gregorian, with Western digits', () => {
    expect(toOrders(answer([order()]), 'en-US')[0]?.date).toBe('Mar 2, 2026');
    const arabic = toOrders(answer([order()]), 'ar-SA')[0]?.date ?? '';
    expect(arabic).toContain('2026');
    expect(arabic).not.toMatch(/[٠-٩]/);
    expect(toOrders(answer([order({ order_date: 'yesterday' })]), 'en-US')[0]?.date).toBe('yesterday');
  });

  test('what the platform leaves out does no harm', () => {
    expect(
      toOrders(
        answer([null, order({ total: null, items: [null, { id: 'i', product_name: null, product_sku: 'X', quantity_ordered: null }] })]),
        'en-US',
      ),
    ).toEqual([
      {
        id: 'MQ==',
        number: '000000042',
        date: 'Mar 2, 2026',
        status: 'Processing',
        total: { value: 0, currency: 'SAR' },
        items: [{ id: 'i', name: 'X', sku: 'X', quantity: 0 }],
      },
    ]);
    expect(toOrders(undefined, 'en-US')).toEqual([]);
  });

  test('shows number, date, state, total and lines, and pages', async () => {
    open(orderHistory, { host: at('/order-history'), answers: { OrderHistory: answer([order()], 3) } });
    const card = within((await screen.findByRole('heading', { name: 'Order 000000042' })).closest('li') ?? document.body);
    for (const text of ['Mar 2, 2026', 'Processing', 'SAR 1,234.50', '6205-2RS']) expect(card.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Order History' })).toBeInTheDocument();
    expect(document.querySelector('a[href="/order-history?page=2"]')).not.toBeNull();
  });

  test('asks for the page of the address; nonsense is the first', async () => {
    const asked: unknown[] = [];
    const answers = { OrderHistory: (variables: unknown) => (asked.push(variables), answer([])) };
    open(orderHistory, { host: at('/order-history', '?page=3'), answers }).unmount();
    open(orderHistory, { host: at('/order-history', '?page=-1'), answers });
    await screen.findByText('You have not placed an order yet.');
    expect(new Set(asked.map((variables) => JSON.stringify(variables)))).toEqual(new Set(['{"page":3}', '{"page":1}']));
  });

  test('that cannot be loaded says so, and can be tried again', async () => {
    const { user, host } = open(orderHistory, { host: at('/order-history'), answers: { OrderHistory: new Error('down') } });
    expect(await screen.findByText('Your orders could not be loaded.')).toBeInTheDocument();
    await user.click(press('Try again'));
    expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
  });
});

describe('account information', () => {
  test('shows what is known, saves, and reads the customer again', async () => {
    const host = at('/account-information');
    signedIn(host);
    const { user } = open(accountInformation, { host, answers: { UpdateCustomer: { updateCustomerV2: { customer: {} } } } });
    expect(screen.getByText('shopper@example.com')).toBeInTheDocument();
    await user.clear(field('First Name'));
    await user.type(field('First Name'), 'Sara');
    await user.click(press('Save'));
    await waitFor(() => expect(host.callsOf('toasts.add')).toEqual([[{ type: 'success', message: 'Your changes have been saved.' }]]));
    expect(sentIn(host)).toEqual([{ input: { firstname: 'Sara', lastname: 'Ali', is_subscribed: true } }]);
    expect(host.callsOf('session.reload')).toHaveLength(1);
  });

  test('a refusal is said, and what was typed stays', async () => {
    const host = at('/account-information');
    signedIn(host);
    const { user } = open(accountInformation, { host, answers: { UpdateCustomer: new Error('Not now') } });
    await user.type(field('Last Name'), 'x');
    await user.click(press('Save'));
    expect(await screen.findByText('Not now')).toBeInTheDocument();
    expect(field('Last Name')).toHaveValue('Alix');
  });

  test('the navigation has the company’s page as soon as the customer is known to have one', () => {
    const host = at('/account-information');
    host.set.session.set({ status: 'customer', expiresAt: 0, customer: undefined });
    open(accountInformation, { host });
    expect(screen.queryByRole('link', { name: 'Manage SubUser' })).not.toBeInTheDocument();
    act(() => signedIn(host, { isCompanyAccount: true }));
    expect(screen.getByRole('link', { name: 'Manage SubUser' })).toHaveAttribute('href', '/manage-subuser');
    expect(screen.getByRole('link', { name: 'My Account' })).toHaveAttribute('aria-current', 'page');
  });
});

describe('the drawer’s views', () => {
  const show = (view: SlotProps['drawer-account']['view']) => {
    const calls = { onViewChange: jest.fn(), onClose: jest.fn() };
    /** As the drawer around it does: the slot is updated with the view that it asks for. */
    const Drawer = ({ onViewChange, ...props }: SlotProps['drawer-account']) => {
      const [current, setCurrent] = useState(view);
      const follow: typeof onViewChange = (next) => {
        onViewChange(next);
        if (next !== 'MENU') setCurrent(next);
      };
      return <DrawerAccount {...props} view={current} onViewChange={follow} />;
    };
    return { ...renderSlot<'drawer-account'>(Drawer, { view, ...calls }, { messages }), ...calls, user: userEvent.setup() };
  };

  test('sign-in leads to the others, with the typed e-mail', async () => {
    const { user, onViewChange } = show('SIGN_IN');
    await user.type(field('Email'), 'a@example.com');
    await user.click(press('Register Now'));
    expect(onViewChange).toHaveBeenLastCalledWith('CREATE_ACCOUNT');
    expect(field('Email')).toHaveValue('a@example.com');
    await user.click(press('Cancel'));
    expect(onViewChange).toHaveBeenLastCalledWith('SIGN_IN');
    expect(field('Email')).toHaveValue('a@example.com');
    await user.click(press('Forgot Password?'));
    expect(field('Email')).toHaveValue('a@example.com');
    await user.click(press('Back to Sign In'));
    expect(onViewChange).toHaveBeenLastCalledWith('SIGN_IN');
  });

  test('the account signs out, and closes first', async () => {
    const { user, host, onClose } = show('MY_ACCOUNT');
    await user.click(press('Logout'));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(host.callsOf('session.signOut')).toHaveLength(1);
  });
});

test('the dialog goes from sign-in to the forgotten password and back, with the typed e-mail; "Register Now" closes it', async () => {
  const calls = { onViewChange: jest.fn(), onClose: jest.fn() };
  const Dialog = ({ onViewChange, ...props }: SlotProps['sign-in-dialog']) => {
    const [view, setView] = useState(props.view);
    const follow = (next: typeof view) => {
      onViewChange(next);
      setView(next);
    };
    return <SignInDialog {...props} view={view} onViewChange={follow} />;
  };
  const { host } = renderSlot<'sign-in-dialog'>(Dialog, { view: 'SIGNIN', ...calls }, { messages });
  const user = userEvent.setup();
  // The dialog around it has the title.
  expect(screen.queryByRole('heading')).toBeNull();
  await user.type(field('Email'), 'a@example.com');
  await user.click(press('Forgot Password?'));
  expect(calls.onViewChange).toHaveBeenLastCalledWith('FORGOT_PASSWORD');
  expect(field('Email')).toHaveValue('a@example.com');
  await user.click(press('Back to Sign In'));
  expect(calls.onViewChange).toHaveBeenLastCalledWith('SIGNIN');
  await user.click(press('Register Now'));
  expect(calls.onClose).toHaveBeenCalledTimes(1);
  expect(host.callsOf('navigation.push')).toEqual([['/create?email=a%40example.com']]);
});
