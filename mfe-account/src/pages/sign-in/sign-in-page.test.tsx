import { act } from '@testing-library/react';
import { signedIn, open, at, field, press } from '../../testing/account-in-hand';
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
