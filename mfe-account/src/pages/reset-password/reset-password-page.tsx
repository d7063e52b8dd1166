import { useState } from 'react';
import { definePage, useLocation } from 'shared-platform';
import { ButtonLink, Notice } from 'shared-ui';
import { NarrowPage } from '../../features/narrow-page/narrow-page';
import { messages, useText } from './messages/source';
import { ResetPasswordForm } from './reset-password-form';

/** Where the link in the e-mail leads: its token is in the query. */
export function ResetPasswordPage() {
  const text = useText();
  const query = new URLSearchParams(useLocation().search);
  const [token] = useState(() => query.get('token') ?? '');
  const [isDone, setDone] = useState(false);
  return (
    <NarrowPage title={text('reset.title')}>
      {isDone ? (
        <Notice type="success" action={<ButtonLink to="/sign-in">{text('sign-in.submit')}</ButtonLink>}>
          {text('reset.done')}
        </Notice>
      ) : token === '' ? (
        <Notice type="error" action={<ButtonLink to="/forgot-password">{text('forgot.title')}</ButtonLink>}>
          {text('reset.no-token')}
        </Notice>
      ) : (
        <ResetPasswordForm token={token} defaultEmail={query.get('email') ?? ''} onDone={() => setDone(true)} />
      )}
    </NarrowPage>
  );
}

export default definePage(
  { head: ({ text }) => ({ title: text('reset.title'), robots: 'noindex' }), component: ResetPasswordPage },
  messages,
);
