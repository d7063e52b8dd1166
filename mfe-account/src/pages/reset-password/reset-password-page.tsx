import { useState } from 'react';
import { definePage, Link, useIsHydrated, useLocation } from 'shared-platform';
import { ButtonLink, FocusedOutcome, Notice } from 'shared-ui';
import { NarrowPage } from '../../features/narrow-page/narrow-page';
import { messages, useText } from './messages/source';
import { ResetPasswordForm } from './reset-password-form';
import { isUsed, isWhole, markUsed } from './used-link';

/** Where the link in the e-mail leads: its token is in the query. */
export function ResetPasswordPage() {
  const text = useText();
  const query = new URLSearchParams(useLocation().search);
  const [token] = useState(() => query.get('token') ?? '');
  const [isDone, setDone] = useState(false);
  // The server knows nothing of this browser: what it has drawn is taken over first.
  const isHydrated = useIsHydrated();
  const wasUsed = isHydrated && isUsed(token);
  const state = isDone ? 'done' : !isWhole(token) ? 'incomplete' : wasUsed ? 'used' : 'asking';
  const done = () => {
    markUsed(token);
    setDone(true);
  };
  const newMail = <ButtonLink to="/forgot-password">{text('forgot.title')}</ButtonLink>;
  return (
    <NarrowPage title={text('reset.title')}>
      {state === 'incomplete' && (
        <Notice type="error" action={newMail}>
          {text('reset.no-token')}
        </Notice>
      )}
      {state === 'used' && (
        <Notice type="warning" action={newMail}>
          {text('reset.used')} <Link to="/sign-in">{text('sign-in.submit')}</Link>
        </Notice>
      )}
      {state === 'asking' && <ResetPasswordForm token={token} defaultEmail={query.get('email') ?? ''} onDone={done} />}
      {state === 'done' && (
        <FocusedOutcome>
          <Notice type="success" action={<ButtonLink to="/sign-in">{text('sign-in.submit')}</ButtonLink>}>
            {text('reset.done')}
          </Notice>
        </FocusedOutcome>
      )}
    </NarrowPage>
  );
}

export default definePage(
  { head: ({ text }) => ({ title: text('reset.title'), robots: 'noindex' }), component: ResetPasswordPage },
  messages,
);
