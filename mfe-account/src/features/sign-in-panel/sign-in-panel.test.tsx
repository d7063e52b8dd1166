import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStubHost, type StubHost } from 'shared-testing';
import { renderInHost, textOf } from 'shared-platform/testing';
import { failureText, SignInPanel } from './sign-in-panel';

function open(host: StubHost = createStubHost(), answer: unknown = { generateCustomerToken: { token: 'token-1' } }) {
  const calls = { onForgotPassword: jest.fn(), onCreateAccount: jest.fn(), onSignedIn: jest.fn() };
  const view = renderInHost(SignInPanel, calls, { host, answers: { SignIn: answer } });
  return { ...view, ...calls, user: userEvent.setup() };
}
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const submit = () => screen.getByRole('button', { name: 'Sign In' });

async function fill(user: ReturnType<typeof userEvent.setup>, email = 'shopper@example.com', password = 'Passw0rd!') {
  if (email) await user.type(field('Email'), email);
  if (password) await user.type(field('Password'), password);
  await user.click(submit());
}

test('asks for a token and hands it to the session; kept for the next visit unless said otherwise', async () => {
  const { user, host, onSignedIn } = open();
  await fill(user, ' shopper@example.com ');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(host.callsOf('commerce.mutate')[0]?.slice(1)).toEqual([{ email: 'shopper@example.com', password: 'Passw0rd!' }, { retry: false }]);
  expect(host.callsOf('session.signIn')).toEqual([['token-1', { keep: true }]]);
});

test('"Keep Me Logged In" unticked keeps the token for the tab only', async () => {
  const { user, host } = open();
  await user.click(screen.getByRole('checkbox', { name: 'Keep Me Logged In' }));
  await fill(user);
  await waitFor(() => expect(host.callsOf('session.signIn')).toEqual([['token-1', { keep: false }]]));
});

test.each([
  ['', 'Passw0rd!', 'Email', 'This field is required.'],
  ['nonsense', 'Passw0rd!', 'Email', 'Please enter valid email'],
  ['a@example.com', '', 'Password', 'This field is required.'],
  ['a@example.com', 'Aa1!', 'Password', 'Must contain at least 8 character(s).'],
  [
    'a@example.com',
    'alllowercase1!',
    'Password',
    'Password must be at least 8 characters in length with at least 1 Upper Case, 1 Lower Case and 1 Special Character (_!@#$=)',
  ],
])('"%s" and "%s" are not sent: %s: %s', async (email, password, name, message) => {
  const { user, host } = open();
  await fill(user, email, password);
  await waitFor(() => expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(field(name)).toBeInvalid();
  expect(field(name)).toHaveFocus();
  expect(host.callsOf('commerce.mutate')).toEqual([]);
});

test('a refusal is said, and what was typed stays', async () => {
  const { user, host } = open(
    createStubHost(),
    new Error('The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'),
  );
  await fill(user);
  expect(await screen.findByText(/sign-in was incorrect/)).toBeInTheDocument();
  expect(field('Email')).toHaveValue('shopper@example.com');
  expect(field('Password')).toHaveValue('Passw0rd!');
  expect(host.callsOf('session.signIn')).toEqual([]);
});

test('an account that waits for its confirmation is said, with the way to another mail', async () => {
  const { user, host } = open(createStubHost(), new Error("This account isn't confirmed. Verify and try again."));
  await fill(user, ' shopper@example.com ');
  expect(await screen.findByText(/^This account has not been confirmed yet/)).toBeInTheDocument();
  await user.click(await screen.findByRole('link', { name: 'Send the email again' }));
  expect(host.callsOf('navigation.push')).toEqual([['/customer/account/confirm', { state: { email: 'shopper@example.com' } }]]);
});

test('a failure after the token is said too', async () => {
  const host = createStubHost();
  host.session.signIn = async () => Promise.reject(new Error('Unable to create cart'));
  const { user, onSignedIn } = open(host);
  await fill(user);
  expect(await screen.findByText('Unable to create cart')).toBeInTheDocument();
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('while it is busy it says so', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const user = userEvent.setup();
  const host = createStubHost();
  host.answer = () => new Promise((resolve) => (answer = resolve as typeof answer));
  const calls = { onForgotPassword: jest.fn(), onCreateAccount: jest.fn() };
  renderInHost(SignInPanel, calls, { host });
  await fill(user);
  expect(await screen.findByText('Fetching Data...')).toHaveAttribute('role', 'status');
  answer({ data: undefined, error: { message: 'no', isNetworkError: false, status: 200, errors: [{ message: 'no' }] } });
  expect(await screen.findByText('no')).toBeInTheDocument();
  expect(screen.queryByText('Fetching Data...')).not.toBeInTheDocument();
});

test('the typed e-mail goes along to the other forms', async () => {
  const { user, onForgotPassword, onCreateAccount } = open();
  await user.type(field('Email'), 'a@example.com');
  await user.click(screen.getByRole('button', { name: 'Forgot Password?' }));
  // One of the phone, one of wider windows: the style sheet shows the one or the other.
  const [ofPhones, ofOthers, ...more] = screen.getAllByRole('button', { name: 'Register Now' });
  expect(more).toEqual([]);
  for (const button of [ofPhones, ofOthers]) await user.click(button!);
  expect(onForgotPassword).toHaveBeenCalledWith('a@example.com');
  expect(onCreateAccount.mock.calls).toEqual([['a@example.com'], ['a@example.com']]);
});

test.each([
  [['one', 'two'], 'Invalid Username / Password Entered'],
  [['The customer is locked'], 'The customer is locked'],
  [[], undefined],
])('%j is told as "%s"', async (messages, told) => {
  expect(await failureText(messages, textOf('en-US'), async (failure) => String(failure))).toBe(told);
});

test('speaks Arabic, errors too', async () => {
  const { user } = open(createStubHost({}, { language: 'ar' }));
  await user.click(screen.getByRole('button', { name: textOf('ar-SA')('sign-in.submit') }));
  expect(field(textOf('ar-SA')('field.email'))).toBeInvalid();
});
