import type userEvent from '@testing-library/user-event';
import { screen, waitFor } from '@testing-library/react';
import { renderSlot } from 'shared-platform/testing';
import { open, at, field, press, sentIn } from '../../testing/account-fixtures';
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

  test('that cannot be signed in to yet says why', async () => {
    const { user } = open(createAccount, {
      host: afterOrder(),
      answers: { ...answers, SignIn: new Error("This account isn't confirmed. Verify and try again.") },
    });
    await fill(user);
    expect(await screen.findByText(/^This account has not been confirmed yet/)).toBeInTheDocument();
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
    expect(screen.getByRole('link', { name: 'Create an Account' })).toHaveAttribute(
      'href',
      '/create?email=n%40example.com&firstName=Noura&lastName=Ali',
    );
  });
});
