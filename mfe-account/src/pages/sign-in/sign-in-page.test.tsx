import { act, screen, waitFor } from '@testing-library/react';
import type { StubHost } from 'shared-testing';
import { signedIn, open, at, field, press, registerNow } from '../../testing/account-fixtures';
import signInPage, { originPath } from './sign-in-page';

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

  async function send(host: StubHost) {
    host.answer = () => ({ data: { generateCustomerToken: { token: 't' } }, error: undefined });
    const { user } = open(signInPage, { host });
    await user.type(field('Email'), 'a@example.com');
    await user.type(field('Password'), 'Passw0rd!');
    await user.click(press('Sign In'));
    return user;
  }

  test('stays with what failed after the token, and leads on once all is there', async () => {
    const host = at('/sign-in', '?from=%2Fwishlist');
    host.give['session.signIn'] = () => {
      signedIn(host);
      throw new Error('Unable to create cart');
    };
    const user = await send(host);
    expect(await screen.findByText('Unable to create cart')).toBeInTheDocument();
    expect(host.callsOf('navigation.replace')).toEqual([]);
    host.give['session.signIn'] = () => undefined;
    await user.click(press('Sign In'));
    await waitFor(() => expect(host.callsOf('navigation.replace')).toEqual([['/wishlist']]));
  });

  test('opens the other forms with the typed e-mail', async () => {
    const { user, host, reported } = open(signInPage, { host: at('/sign-in') });
    await user.type(field('Email'), 'a@example.com');
    await user.click(press('Forgot Password?'));
    await user.click(registerNow());
    expect(host.callsOf('navigation.push')).toEqual([
      ['/forgot-password', { state: { email: 'a@example.com' } }],
      ['/create?email=a%40example.com'],
    ]);
    expect(reported.heads).toEqual([{ title: 'Sign In', robots: 'noindex' }]);
  });
});
