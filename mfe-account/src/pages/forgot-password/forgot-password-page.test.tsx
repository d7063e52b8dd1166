import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { type SlotProps } from 'shared-contracts';
import { renderSlot } from 'shared-platform/testing';
import { at, field, open, press, registerNow } from '../../testing/account-fixtures';
import signInPage from '../sign-in/sign-in-page';
import forgotPasswordPage from './forgot-password-page';
import { SignInDialog } from '../../slots/sign-in-dialog';

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
  const { host } = renderSlot<'sign-in-dialog'>(Dialog, { view: 'SIGNIN', ...calls });
  const user = userEvent.setup();
  // The dialog around it has the title.
  expect(screen.queryByRole('heading')).toBeNull();
  await user.type(field('Email'), 'a@example.com');
  await user.click(press('Forgot Password?'));
  expect(calls.onViewChange).toHaveBeenLastCalledWith('FORGOT_PASSWORD');
  expect(field('Email')).toHaveValue('a@example.com');
  await user.type(field('Email'), '.sa');
  await user.click(press('Back to Sign In'));
  expect(calls.onViewChange).toHaveBeenLastCalledWith('SIGNIN');
  expect(field('Email')).toHaveValue('a@example.com.sa');
  await user.click(registerNow());
  expect(calls.onClose).toHaveBeenCalledTimes(1);
  expect(host.callsOf('navigation.push')).toEqual([['/create?email=a%40example.com.sa']]);
});

test.each(['sign in', 'the forgotten password'])(
  'the address typed in the form "%s" is there when the browser leads back',
  async (where) => {
    if (where === 'sign in') {
      const { user, unmount } = open(signInPage, { host: at('/sign-in') });
      await user.type(field('Email'), 'a@example.com');
      await user.click(press('Forgot Password?'));
      unmount();
    }
    const host = at('/forgot-password');
    const forgotten = open(forgotPasswordPage, { host });
    if (where !== 'sign in') await forgotten.user.type(field('Email'), 'a@example.com');
    forgotten.unmount();
    // An entry of the history that nothing was carried to.
    open(signInPage, { host: at('/sign-in') });
    expect(field('Email')).toHaveValue('a@example.com');
  },
);

test('the page takes the typed e-mail along and back, with where the shopper came from; "Cancel" leaves it', async () => {
  const FROM = '?from=%2Fwishlist';
  const { host, user, unmount } = open(signInPage, { host: at('/sign-in', FROM) });
  await user.type(field('Email'), 'a@example.com');
  await user.click(press('Forgot Password?'));
  expect(host.callsOf('navigation.push')).toEqual([[`/forgot-password${FROM}`, { state: { email: 'a@example.com' } }]]);
  unmount();
  const forgotten = open(forgotPasswordPage, { host: at('/forgot-password', FROM) });
  // The history entry carries nothing here, as after a reload: the address is the one that was typed last.
  expect(field('Email')).toHaveValue('a@example.com');
  await forgotten.user.clear(field('Email'));
  await forgotten.user.type(field('Email'), 'b@example.com');
  await forgotten.user.click(press('Back to Sign In'));
  await forgotten.user.click(press('Cancel'));
  expect(forgotten.host.callsOf('navigation.push')).toEqual([[`/sign-in${FROM}`, { state: { email: 'b@example.com' } }], ['/']]);
});

test('a letter that was taken away again is not there when the browser leads back, nor an address that was cleared', async () => {
  const { user, unmount } = open(forgotPasswordPage, { host: at('/forgot-password') });
  await user.type(field('Email'), 'a@example.comx');
  await user.type(field('Email'), '{Backspace}');
  unmount();
  const signingIn = open(signInPage, { host: at('/sign-in') });
  expect(field('Email')).toHaveValue('a@example.com');
  await signingIn.user.clear(field('Email'));
  signingIn.unmount();
  open(signInPage, { host: at('/sign-in') });
  expect(field('Email')).toHaveValue('');
});

test('once the email is sent, what is said of it has the focus', async () => {
  const { user } = open(forgotPasswordPage, {
    host: at('/forgot-password'),
    answers: { RequestPasswordReset: { requestPasswordResetEmail: true } },
  });
  await user.type(field('Email'), 'a@example.com');
  await user.click(press('Send Email'));
  expect((await screen.findByText('Recover Password')).closest('[tabindex]')).toHaveFocus();
  expect(screen.getByText('a@example.com')).toContainHTML('class="break"');
});
