import { useState } from 'react';
import type { SlotProps } from 'shared-contracts';
import { defineSlot, useHost, joinMessages } from 'shared-platform';
import { AccountNavigation } from 'shared-ui';
import { useAccountLabels } from '../features/account-layout/account-layout';
import { CreateAccountForm } from '../features/create-account-form/create-account-form';
import { ForgotPasswordForm } from '../features/forgot-password-form/forgot-password-form';
import { SignInPanel } from '../features/sign-in-panel/sign-in-panel';
import { messages as accountLayout } from '../features/account-layout/messages/source';
import { messages as createAccountForm } from '../features/create-account-form/messages/source';
import { messages as forgotPasswordForm } from '../features/forgot-password-form/messages/source';
import { messages as signInPanel } from '../features/sign-in-panel/messages/source';

/** The drawer's account views. */
export function DrawerAccount({ view, onViewChange, onClose }: SlotProps['drawer-account']) {
  const host = useHost();
  const labels = useAccountLabels();
  // What was typed in one view is the default of the next.
  const [email, setEmail] = useState('');
  const go = (next: Parameters<typeof onViewChange>[0], typed = email) => {
    setEmail(typed);
    onViewChange(next);
  };
  switch (view) {
    case 'SIGN_IN':
      return (
        <SignInPanel
          defaultEmail={email}
          onForgotPassword={(typed) => go('FORGOT_PASSWORD', typed)}
          onCreateAccount={(typed) => go('CREATE_ACCOUNT', typed)}
          onSignedIn={() => go('MENU')}
        />
      );
    case 'FORGOT_PASSWORD':
      return (
        <ForgotPasswordForm
          defaultEmail={email}
          onBack={(typed) => go('SIGN_IN', typed)}
          onClose={onClose}
          onCreateAccount={(typed) => go('CREATE_ACCOUNT', typed)}
        />
      );
    case 'CREATE_ACCOUNT':
      return <CreateAccountForm defaults={{ email }} onCreated={onClose} onCancel={() => go('SIGN_IN')} />;
    default:
      return (
        <AccountNavigation
          labels={labels}
          onNavigate={onClose}
          onSignOut={() => {
            onClose();
            void host.session.signOut();
          }}
        />
      );
  }
}

export default defineSlot<'drawer-account'>(DrawerAccount, joinMessages(accountLayout, createAccountForm, forgotPasswordForm, signInPanel));
