import { screen } from '@testing-library/react';
import { open, at, field, press, sentIn } from '../../testing/account-fixtures';
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

  test('a platform that only says no is said, too', async () => {
    await change({ resetPassword: false });
    expect(await screen.findByText(/could not be changed/)).toBeInTheDocument();
  });

  test.each(['', '?token=', '?email=a%40example.com'])('a link without a token leads to a new one: %j', (search) => {
    open(resetPassword, { host: at('/customer/account/createPassword', search) });
    expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.queryByRole('button', { name: 'Change Password' })).not.toBeInTheDocument();
  });
});
