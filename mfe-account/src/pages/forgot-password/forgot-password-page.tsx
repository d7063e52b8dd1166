import { definePage, useHost, useLocation, joinMessages } from 'shared-platform';
import { createAccountPath } from '../../features/create-account-form/create-account-path';
import { entryText } from '../../features/entry-text/entry-text';
import { ForgotPasswordForm } from '../../features/forgot-password-form/forgot-password-form';
import { NarrowPage } from '../../features/narrow-page/narrow-page';
import { messages as createAccountForm } from '../../features/create-account-form/messages/source';
import { messages as forgotPasswordForm } from '../../features/forgot-password-form/messages/source';
import { messages as signInPanel } from '../../features/sign-in-panel/messages/source';
import { useText } from '../../messages/source';

export function ForgotPasswordPage() {
  const host = useHost();
  const text = useText();
  // Where the shopper came from stays in the address, for signing in after all.
  const { state, search } = useLocation();
  return (
    <NarrowPage title={text('forgot.title')}>
      <ForgotPasswordForm
        defaultEmail={entryText(state, 'email')}
        onBack={(email) => host.navigation.push(`/sign-in${search}`, { state: { email } })}
        onClose={() => host.navigation.push('/')}
        onCreateAccount={(typed) => host.navigation.push(createAccountPath({ email: typed }))}
      />
    </NarrowPage>
  );
}

export default definePage(
  { head: ({ text }) => ({ title: text('forgot.title'), robots: 'noindex' }), component: ForgotPasswordPage },
  joinMessages(createAccountForm, forgotPasswordForm, signInPanel),
);
