import { useEffect, useState } from 'react';
import { toShopPath } from 'shared-contracts';
import { definePage, useHost, useLocation, useSnapshot, joinMessages } from 'shared-platform';
import { createAccountPath } from '../../features/create-account-form/create-account-path';
import { entryText } from '../../features/entry-text/entry-text';
import { SignInPanel } from '../../features/sign-in-panel/sign-in-panel';
import { NarrowPage } from '../../features/narrow-page/narrow-page';
import { messages as createAccountForm } from '../../features/create-account-form/messages/source';
import { messages as signInPanel } from '../../features/sign-in-panel/messages/source';
import { useText } from '../../messages/source';

const AFTER_SIGN_IN = '/account-information';

/** Where the shopper came from: a path of this shop, or nothing. */
export function originPath(search: string): string {
  return toShopPath(new URLSearchParams(search).get('from')) ?? AFTER_SIGN_IN;
}

/** Signing in as a page: where protected routes send a guest, who lands on the origin path afterwards. */
export function SignInPage() {
  const host = useHost();
  const text = useText();
  const { search, state } = useLocation();
  const { status } = useSnapshot(host.session.state);
  // Whoever signs in here is a customer before everything is there: what fails then is said before they go.
  const [isSigningIn, setSigningIn] = useState(false);
  useEffect(() => {
    if (status === 'customer' && !isSigningIn) host.navigation.replace(originPath(search));
  }, [status, isSigningIn, search, host]);
  return (
    <NarrowPage title={text('sign-in.header')}>
      <SignInPanel
        defaultEmail={entryText(state, 'email')}
        onSubmit={() => setSigningIn(true)}
        onSignedIn={() => setSigningIn(false)}
        onForgotPassword={(email) => host.navigation.push(`/forgot-password${search}`, { state: { email } })}
        onCreateAccount={(email) => host.navigation.push(createAccountPath({ email }))}
      />
    </NarrowPage>
  );
}

export default definePage(
  { head: ({ text }) => ({ title: text('sign-in.title'), robots: 'noindex' }), component: SignInPage },
  joinMessages(createAccountForm, signInPanel),
);
