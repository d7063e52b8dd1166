import type userEvent from '@testing-library/user-event';
import { screen, waitFor } from '@testing-library/react';
import { renderSlot } from 'shared-platform/testing';
import { open, at, field, press, sentIn } from '../../testing/account-fixtures';
import signIn from '../sign-in/sign-in-page';
import createAccount from './create-account-page';
import { createAccountPath, readAccountDefaults } from '../../features/create-account-form/create-account-path';
import { CreateAccountAfterOrder } from '../../slots/create-account-after-order/create-account-after-order';

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

  test('one that exists can be signed in to from here', async () => {
    const { user } = open(createAccount, {
      host: afterOrder(),
      answers: { ...answers, CreateCustomer: new Error('A customer with the same email address already exists in an associated website.') },
    });
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
    await fill(user);
    expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in');
  });

  test('leaving asks for passwords that were typed; not for what the address carries, and not on the way to sign in', async () => {
    const { user, host } = open(createAccount, {
      host: afterOrder(),
      answers: { ...answers, CreateCustomer: new Error('A customer with the same email address already exists in an associated website.') },
    });
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    host.navigation.push('/left');
    expect(confirm).not.toHaveBeenCalled();
    await user.type(field('Password'), 'P');
    host.navigation.push('/left');
    expect(confirm).toHaveBeenCalledTimes(1);
    await user.clear(field('Password'));
    await fill(user);
    await user.click(await screen.findByRole('link', { name: 'Sign In' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(host.callsOf('navigation.push').at(-1)?.[0]).toBe('/sign-in');
  });

  test('what the address carried is there after a reload, with what was typed', async () => {
    const { user, unmount } = open(createAccount, { host: afterOrder() });
    await user.type(field('Last Name'), ' العتيبي');
    unmount();
    open(createAccount, { host: at('/create') });
    expect([field('Email'), field('First Name'), field('Last Name')].map((input) => (input as HTMLInputElement).value)).toEqual([
      'n@example.com',
      'Noura',
      'علي العتيبي',
    ]);
  });

  test('the address typed here is there when the browser leads back to signing in, and one typed there when it leads on', async () => {
    const first = open(createAccount, { host: at('/create') });
    await first.user.type(field('First Name'), 'Noura');
    await first.user.type(field('Email'), 'a@example.com');
    first.unmount();
    const signingIn = open(signIn, { host: at('/sign-in') });
    expect(field('Email')).toHaveValue('a@example.com');
    await signingIn.user.clear(field('Email'));
    await signingIn.user.type(field('Email'), 'b@example.com');
    signingIn.unmount();
    open(createAccount, { host: at('/create') }).unmount();
    open(createAccount, { host: at('/create') });
    expect(field('Email')).toHaveValue('b@example.com');
    expect(field('First Name')).toHaveValue('Noura');
  });

  test('an address that leads here with an e-mail has the last word', async () => {
    const signingIn = open(signIn, { host: at('/sign-in') });
    await signingIn.user.type(field('Email'), 'b@example.com');
    signingIn.unmount();
    open(createAccount, { host: afterOrder() });
    expect(field('Email')).toHaveValue('n@example.com');
  });

  test('made, but not signed in to, is said; another try signs in and makes no second one', async () => {
    const host = afterOrder();
    const { user } = open(createAccount, { host, answers: { ...answers, SignIn: new Error('The account is locked.') } });
    await fill(user);
    expect(await screen.findByText(/^Your account has been created, but you could not be signed in: .*locked/)).toBeInTheDocument();
    await user.click(press('Create an Account'));
    await waitFor(() => expect(sentIn(host)).toHaveLength(3));
    expect(sentIn(host).map((sent) => Object.keys(sent as object)[0])).toEqual(['input', 'email', 'email']);
  });

  test('that has to be confirmed first leads to where its mail is spoken of', async () => {
    const { user, host } = open(createAccount, {
      host: afterOrder(),
      answers: { ...answers, SignIn: new Error("This account isn't confirmed. Verify and try again.") },
    });
    await fill(user);
    await waitFor(() =>
      expect(host.callsOf('navigation.push')).toEqual([['/customer/account/confirm', { state: { created: 'n@example.com' } }]]),
    );
  });

  test('that cannot be signed in to says why', async () => {
    const { user, host } = open(createAccount, {
      host: afterOrder(),
      answers: { ...answers, SignIn: new Error('The account is locked.') },
    });
    await fill(user);
    expect(await screen.findByText(/locked/)).toBeInTheDocument();
    expect(host.callsOf('navigation.push')).toEqual([]);
  });

  test('"Cancel" leads to signing in, as in the drawer: a page opened in a tab of its own has none before it', async () => {
    const { user, host } = open(createAccount, { host: at('/create') });
    await user.click(press('Cancel'));
    expect(host.callsOf('navigation.push')).toEqual([['/sign-in']]);
  });

  test('says what comes with it, beside the form', () => {
    open(createAccount, { host: at('/create') });
    const links = ['Terms & Conditions', 'Privacy Policy'].map((name) =>
      screen.getByRole('link', { name: `${name} (opens in a new tab)` }),
    );
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/terms-and-conditions', '_blank'],
      ['/privacy-policy-cookie-restriction-mode', '_blank'],
    ]);
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
    renderSlot<'create-account-after-order'>(CreateAccountAfterOrder, { email: 'n@example.com', firstName: 'Noura', lastName: 'Ali' });
    expect(screen.getByRole('link', { name: 'Follow this order' })).toHaveAttribute('href', '/guest-order');
    expect(screen.getByRole('link', { name: 'Create an Account' })).toHaveAttribute(
      'href',
      '/create?email=n%40example.com&firstName=Noura&lastName=Ali',
    );
  });
});
