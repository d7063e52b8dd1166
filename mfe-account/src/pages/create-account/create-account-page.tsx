import { useEffect, useState } from 'react';
import { definePage, useHost, useLocation, useText } from 'shared-platform';
import { CreateAccountForm } from '../../features/create-account-form/create-account-form';
import { readAccountDefaults } from '../../features/create-account-form/create-account-path';
import { messages } from '../../messages/source';
import styles from '../sign-in/sign-in-page.module.css';

/** Creating an account; the address may carry e-mail and names, which leave the address bar once they are read. */
export function CreateAccountPage() {
  const host = useHost();
  const text = useText();
  const { search } = useLocation();
  const [defaults] = useState(() => readAccountDefaults(search));
  useEffect(() => {
    if (search) host.navigation.replace('/create');
  }, [search, host]);
  return (
    <div className={styles.page} data-team="customer">
      <h1>{text('create.title')}</h1>
      <CreateAccountForm
        defaults={defaults}
        onCreated={() => host.navigation.replace('/order-history')}
        onCancel={() => host.navigation.back()}
      />
    </div>
  );
}

export default definePage(
  { head: ({ text }) => ({ title: text('create.title'), robots: 'noindex' }), component: CreateAccountPage },
  messages,
);
