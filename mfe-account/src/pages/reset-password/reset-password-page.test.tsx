import { screen, waitFor } from '@testing-library/react';
import { open, at, field, press, sentIn } from '../../testing/account-fixtures';
import forgotPassword from '../forgot-password/forgot-password-page';
import signIn from '../sign-in/sign-in-page';
import resetPassword from './reset-password-page';

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

  test.each([
    ['was used already', 'The password token is mismatched. Reset and try again.'],
    ['has expired', "Cannot set the customer's password"],
  ])('a link that %s is said, with the way to another; the form stays', async (_what, sentence) => {
    await change(new Error(sentence));
    expect(await screen.findByRole('alert')).toHaveTextContent('The link has expired or was used already. Please ask for a new one.');
    expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/forgot-password');
    expect(field('New Password')).toHaveValue('N3wPassw0rd!');
  });

  test('what is wrong with the password is said by it: the link is good', async () => {
    await change(new Error('The password needs at least 8 characters. Create a new password and try again.'));
    await waitFor(() => expect(field('New Password')).toHaveAccessibleDescription(expect.stringContaining('at least 8 characters')));
    expect(screen.queryByRole('link', { name: 'Forgot Password' })).toBeNull();
  });

  test('the way to another link takes the e-mail along', async () => {
    const { user, host } = await change(new Error("Cannot set the customer's password"));
    await user.click(await screen.findByRole('link', { name: 'Forgot Password' }));
    expect(host.callsOf('navigation.push')).toEqual([['/forgot-password', { state: { email: 'a@example.com' } }]]);
  });

  test('the way to another link takes it over an address typed before, in another form of this tab', async () => {
    const before = open(signIn, { host: at('/sign-in') });
    await before.user.type(field('Email'), 'b@example.com');
    before.unmount();
    const { user, unmount } = await change(new Error("Cannot set the customer's password"));
    await user.click(await screen.findByRole('link', { name: 'Forgot Password' }));
    unmount();
    const host = at('/forgot-password');
    const { location, ...rest } = host.navigation.state.get();
    host.set.navigation.set({ ...rest, location: { ...location, state: { email: 'a@example.com' } } });
    open(forgotPassword, { host });
    expect(field('Email')).toHaveValue('a@example.com');
  });

  test.each([
    ['a link that is dead asks nothing', new Error('The password token is expired. Reset and try again.'), /The link has expired/, 0],
    ['a password that was taken asks nothing', { resetPassword: true }, /has been changed/, 0],
    ['a failure asks', new Error('The password needs at least 8 characters.'), /at least 8 characters/, 1],
  ] as const)('leaving after %s', async (_what, answer, told, times) => {
    const { host } = await change(answer);
    expect(await screen.findAllByText(told)).not.toHaveLength(0);
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    host.navigation.push('/left');
    expect(confirm).toHaveBeenCalledTimes(times);
  });

  test('a platform that only says no is said, too', async () => {
    await change({ resetPassword: false });
    expect(await screen.findByText(/could not be changed/)).toBeInTheDocument();
  });

  test('a link that has expired is told from one that was used', async () => {
    await change(new Error('The password token is expired. Reset and try again.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The link has expired. Please ask for a new one.');
    expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/forgot-password');
  });

  test('a link that this browser has used says so before anything is typed; another one does not', async () => {
    const { unmount } = await change({ resetPassword: true });
    const done = await screen.findByText('Your password has been changed. You can sign in now.');
    expect(done.closest('[tabindex]')).toHaveFocus();
    unmount();
    const again = open(resetPassword, { host: at('/customer/account/createPassword', '?token=abc&email=a%40example.com') });
    expect(screen.getByText(/^You have changed your password with this link already/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in');
    expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.queryByRole('button', { name: 'Change Password' })).not.toBeInTheDocument();
    again.unmount();
    open(resetPassword, { host: at('/customer/account/createPassword', '?token=abd') });
    expect(press('Change Password')).toBeInTheDocument();
  });

  test('no network is said as that, and the link stays good', async () => {
    const network = { message: 'Failed to fetch', isNetworkError: true, status: undefined, errors: [] };
    const host = at('/customer/account/createPassword', '?token=abc&email=a%40example.com');
    host.answer = () => ({ data: undefined, error: network });
    const { user } = open(resetPassword, { host });
    await user.type(field('New Password'), 'N3wPassw0rd!');
    await user.click(press('Change Password'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/connection/);
    expect(screen.queryByText(/expired/)).toBeNull();
    // The password may be changed though no answer came.
    expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/forgot-password');
    expect(field('New Password')).toHaveValue('N3wPassw0rd!');
  });

  test.each(['', '?token=', '?token=abc%3C%2Fa%3E', '?token=ab%20c', '?email=a%40example.com'])(
    'a link without a token leads to a new one: %j',
    (search) => {
      open(resetPassword, { host: at('/customer/account/createPassword', search) });
      expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/forgot-password');
      expect(screen.queryByRole('button', { name: 'Change Password' })).not.toBeInTheDocument();
    },
  );
});
