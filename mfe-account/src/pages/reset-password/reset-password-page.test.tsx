import { screen } from '@testing-library/react';
import { open, at, field, press, sentIn } from '../../testing/account-in-hand';
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
