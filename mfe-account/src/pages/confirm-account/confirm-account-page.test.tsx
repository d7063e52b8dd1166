import { screen, waitFor } from '@testing-library/react';
import { at, field, open, press, sentIn } from '../../testing/account-fixtures';
import { forgetTypedEmail, keepEmail } from '../../features/sign-in-panel/typed-email';
import confirmAccount from './confirm-account-page';

const LINK = '?email=a%40example.com&key=k-1';
const PATH = '/customer/account/confirm';
const show = (answers: Record<string, unknown> = {}, search = LINK) => open(confirmAccount, { host: at(PATH, search), answers });
/** The page as another page of the shop leads to it. */
const withState = (state: unknown, answers: Record<string, unknown> = {}) => {
  const host = at(PATH);
  const { location, ...rest } = host.navigation.state.get();
  host.set.navigation.set({ ...rest, location: { ...location, state } });
  return open(confirmAccount, { host, answers });
};
const focused = async (text: RegExp | string) => expect((await screen.findByText(text)).closest('[tabindex]')).toHaveFocus();

test('opening the link does nothing; the button confirms, and leads to signing in with the e-mail', async () => {
  const { user, host, reported } = show({ ConfirmEmail: { confirmEmail: { customer: { email: 'a@example.com' } } } });
  expect(sentIn(host)).toEqual([]);
  expect(field('Email')).toHaveValue('a@example.com');
  await user.click(press('Confirm Email'));
  await focused('Your account is confirmed. You can sign in now.');
  expect(sentIn(host)).toEqual([{ input: { email: 'a@example.com', confirmation_key: 'k-1' } }]);
  await user.click(screen.getByRole('link', { name: 'Sign In' }));
  expect(host.callsOf('navigation.push')).toEqual([['/sign-in', { state: { email: 'a@example.com' } }]]);
  expect(reported.heads).toEqual([{ title: 'Confirm Your Account', robots: 'noindex' }]);
});

test('a link without an e-mail, as Magento’s own, asks for it', async () => {
  const { user, host } = show({ ConfirmEmail: { confirmEmail: { customer: { email: 'b@example.com' } } } }, '?id=7&key=k-1');
  await user.type(field('Email'), ' b@example.com ');
  await user.click(press('Confirm Email'));
  await focused(/is confirmed/);
  expect(sentIn(host)).toEqual([{ input: { email: 'b@example.com', confirmation_key: 'k-1' } }]);
});

test('a link without an e-mail begins with the one that was typed last; it leaves what a link has', () => {
  keepEmail('typed@example.com');
  const { unmount } = show({}, '?id=7&key=k-1');
  expect(field('Email')).toHaveValue('typed@example.com');
  unmount();
  show();
  expect(field('Email')).toHaveValue('a@example.com');
  forgetTypedEmail();
});

test('one that was confirmed before is, too', async () => {
  const { user } = show({ ConfirmEmail: new Error('The account is already active.') });
  await user.click(press('Confirm Email'));
  await focused(/is confirmed/);
});

test('a link that is not known leads to another mail, for the link’s own e-mail', async () => {
  keepEmail('typed@example.com');
  const { user, host } = show({
    ConfirmEmail: new Error('The confirmation token is invalid. Verify the token and try again.'),
    ResendConfirmationEmail: { resendConfirmationEmail: true },
  });
  await user.click(press('Confirm Email'));
  await focused(/link is not valid any more/);
  expect(screen.queryByRole('button', { name: 'Confirm Email' })).toBeNull();
  expect(field('Email')).toHaveValue('a@example.com');
  await user.click(press('Send the Email Again'));
  await focused(/^We have sent another email/);
  expect(screen.getByText(/^We have sent another email/)).toHaveTextContent(
    /^We have sent another email to a@example.com: open the link in it, then you can sign in.$/,
  );
  expect(screen.getByText('a@example.com')).toContainHTML('class="break"');
  expect(sentIn(host).at(-1)).toEqual({ email: 'a@example.com' });
  forgetTypedEmail();
});

test('an e-mail that no account has is said by its field; the link stays good', async () => {
  const { user } = show({ ConfirmEmail: new Error('There was an error confirming the account') }, '?id=7&key=k-1');
  await user.type(field('Email'), 'b@example.co');
  await user.click(press('Confirm Email'));
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('There is no account with this email. Please check the address.'));
  expect(press('Confirm Email')).toBeInTheDocument();
});

test('a platform that does not answer is said; the form stays, and another press tries again', async () => {
  const { user, host } = show({ ConfirmEmail: new Error('Internal server error') });
  await user.click(press('Confirm Email'));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await user.click(press('Confirm Email'));
  await waitFor(() => expect(sentIn(host)).toHaveLength(2));
  expect(field('Email')).toHaveValue('a@example.com');
});

test.each(['', '?key=', '?email=&key='])('a link that is not whole says so, and asks for another mail: %j', async (search) => {
  const { user } = show({}, search);
  expect(screen.getByText(/^This link is incomplete/)).toBeInTheDocument();
  await user.click(press('Send the Email Again'));
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('This field is required.'));
});

test('after creating an account it says where the mail went, and sends it again', async () => {
  const { user, host } = withState({ created: 'a@example.com' }, { ResendConfirmationEmail: { resendConfirmationEmail: true } });
  expect(screen.getByText(/^Your account has been created/)).toHaveTextContent(
    /^Your account has been created. We have sent an email to a@example.com/,
  );
  // Nothing was pressed yet.
  expect(document.body).toHaveFocus();
  await user.click(press('Send the Email Again'));
  await focused(/^We have sent another email/);
  expect(sentIn(host)).toEqual([{ email: 'a@example.com' }]);
});

test('from signing in it carries the e-mail, and says nothing of a link', () => {
  withState({ email: 'a@example.com' });
  expect(field('Email')).toHaveValue('a@example.com');
  expect(screen.queryByText(/link is/)).toBeNull();
});

test('another mail for what is confirmed, and for what nobody knows', async () => {
  const asked = async (sentence: string) => {
    const view = withState({ email: 'a@example.com' }, { ResendConfirmationEmail: new Error(sentence) });
    await view.user.click(press('Send the Email Again'));
    return view;
  };
  const { unmount } = await asked("Confirmation isn't needed.");
  await focused(/is confirmed/);
  unmount();
  await asked('There was an error sending the confirmation email');
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('There is no account with this email. Please check the address.'));
  expect(field('Email')).toHaveValue('a@example.com');
});
