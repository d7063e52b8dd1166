import { useEffect, useState } from 'react';
import { definePage, useHost, useLocation, joinMessages } from 'shared-platform';
import { CreateAccountForm } from '../../features/create-account-form/create-account-form';
import { readAccountDefaults } from '../../features/create-account-form/create-account-path';
import { NarrowPage } from '../../features/narrow-page/narrow-page';
import { messages as createAccountForm } from '../../features/create-account-form/messages/source';
import { messages as signInPanel } from '../../features/sign-in-panel/messages/source';
import { useText } from '../../messages/source';

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
    <NarrowPage title={text('create.title')}>
      <CreateAccountForm
        defaults={defaults}
        onCreated={() => host.navigation.replace('/order-history')}
        onCancel={() => host.navigation.push('/sign-in')}
      />
    </NarrowPage>
  );
}

export default definePage(
  { head: ({ text }) => ({ title: text('create.title'), robots: 'noindex' }), component: CreateAccountPage },
  joinMessages(createAccountForm, signInPanel),
);
