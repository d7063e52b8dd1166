import { useState } from 'react';
import type { SlotProps } from 'shared-contracts';
import { defineSlot, useHost, joinMessages } from 'shared-platform';
import { ForgotPasswordForm } from '../features/forgot-password-form/forgot-password-form';
import { SignInPanel } from '../features/sign-in-panel/sign-in-panel';
import { createAccountPath } from '../features/create-account-form/create-account-path';
import { messages as createAccountForm } from '../features/create-account-form/messages/source';
import { messages as forgotPasswordForm } from '../features/forgot-password-form/messages/source';
import { messages as signInPanel } from '../features/sign-in-panel/messages/source';

/** What the header's dialog holds: sign-in, or the forgotten password. */
export function SignInDialog({ view, onViewChange, onClose }: SlotProps['sign-in-dialog']) {
  const host = useHost();
  // What was typed in one view is the default of the next.
  const [email, setEmail] = useState('');
  const createAccount = (typed: string) => {
    onClose();
    host.navigation.push(createAccountPath({ email: typed }));
  };
  const show = (next: typeof view, typed: string) => {
    setEmail(typed);
    onViewChange(next);
  };
  if (view === 'FORGOT_PASSWORD')
    return (
      <ForgotPasswordForm
        defaultEmail={email}
        onBack={(typed) => show('SIGNIN', typed)}
        onClose={onClose}
        onCreateAccount={createAccount}
      />
    );
  return (
    <SignInPanel
      defaultEmail={email}
      onForgotPassword={(typed) => show('FORGOT_PASSWORD', typed)}
      onCreateAccount={createAccount}
      onSignedIn={onClose}
    />
  );
}

export default defineSlot<'sign-in-dialog'>(SignInDialog, joinMessages(createAccountForm, forgotPasswordForm, signInPanel));
