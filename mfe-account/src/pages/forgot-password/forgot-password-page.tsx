import { definePage, useHost, useLocation, useText } from 'shared-platform';
import { createAccountPath } from '../../features/create-account-form/create-account-path';
import { ForgotPasswordForm } from '../../features/forgot-password-form/forgot-password-form';
import { messages } from '../../messages/source';
import styles from '../sign-in/sign-in-page.module.css';

export function ForgotPasswordPage() {
  const host = useHost();
  const text = useText();
  const { state } = useLocation();
  const email = typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : '';
  return (
    <div className={styles.page} data-team="customer">
      <h1>{text('forgot.title')}</h1>
      <ForgotPasswordForm
        defaultEmail={email}
        onBack={() => host.navigation.push('/sign-in')}
        onClose={() => host.navigation.push('/')}
        onCreateAccount={(typed) => host.navigation.push(createAccountPath({ email: typed }))}
      />
    </div>
  );
}

export default definePage(
  { head: ({ text }) => ({ title: text('forgot.title'), robots: 'noindex' }), component: ForgotPasswordPage },
  messages,
);
