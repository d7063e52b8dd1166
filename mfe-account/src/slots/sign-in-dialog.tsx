import { useState } from 'react';
import type { SlotProps } from 'shared-contracts';
import { defineSlot, useHost } from 'shared-platform';
import { ForgotPasswordForm } from '../features/forgot-password-form/forgot-password-form';
import { SignInPanel } from '../features/sign-in-panel/sign-in-panel';
import { createAccountPath } from '../features/create-account-form/create-account-path';
import { messages } from '../messages/source';

/** What the header's dialog holds: sign-in, or the forgotten password. */
export function SignInDialog({ view: firstView, onViewChange, onClose }: SlotProps['sign-in-dialog']) {
  const host = useHost();
  const [view, setView] = useState(firstView);
  const [email, setEmail] = useState('');
  const show = (next: typeof view) => {
    setView(next);
    onViewChange(next);
  };
  const createAccount = (typed: string) => {
    onClose();
    host.navigation.push(createAccountPath({ email: typed }));
  };
  if (view === 'FORGOT_PASSWORD')
    return <ForgotPasswordForm defaultEmail={email} onBack={() => show('SIGNIN')} onClose={onClose} onCreateAccount={createAccount} />;
  return (
    <SignInPanel
      defaultEmail={email}
      onForgotPassword={(typed) => {
        setEmail(typed);
        show('FORGOT_PASSWORD');
      }}
      onCreateAccount={createAccount}
      onSignedIn={onClose}
    />
  );
}

export default defineSlot<'sign-in-dialog'>(SignInDialog, messages);
