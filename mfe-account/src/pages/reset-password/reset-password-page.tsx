import { useState } from 'react';
import { change } from 'shared-contracts';
import { definePage, useHost, useLocation } from 'shared-platform';
import { Button, ButtonLink, FormFailure, Notice, PasswordField, TextField, usePlatformMessage, useShopForm } from 'shared-ui';
import { NarrowPage } from '../../features/narrow-page/narrow-page';
import { messages, useText } from './messages/source';
import panel from '../../features/sign-in-panel/sign-in-panel.module.css';
import { ResetPasswordDocument } from './reset-password.graphql.ts';

/** Where the link in the e-mail leads: its token is in the query. */
export function ResetPasswordPage() {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const { search } = useLocation();
  const [token] = useState(() => new URLSearchParams(search).get('token') ?? '');
  const [isDone, setDone] = useState(false);
  const { field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { email: new URLSearchParams(search).get('email') ?? '', password: '' },
    async onSubmit({ email, password }) {
      const { data, error } = await change(
        host.commerce,
        ResetPasswordDocument,
        { email: email.trim(), token, password },
        { retry: false },
      );
      if (error) return { failure: say(error) };
      if (!data?.resetPassword) return { failure: text('reset.failed') };
      setDone(true);
      return undefined;
    },
  });
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
        <form {...formProps} className={panel.form}>
          <FormFailure failure={failure} />
          <TextField
            {...field('email', rules.required, rules.email)}
            label={text('field.email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            dir="ltr"
            required
          />
          <PasswordField
            {...field('password', rules.required, rules.password)}
            label={text('field.new-password')}
            autoComplete="new-password"
            required
          />
          <Button type="submit" full busy={isBusy}>
            {text('reset.submit')}
          </Button>
          {failure !== undefined && (
            <ButtonLink to="/forgot-password" variant="quiet" size="s">
              {text('forgot.title')}
            </ButtonLink>
          )}
        </form>
      )}
    </NarrowPage>
  );
}

export default definePage(
  { head: ({ text }) => ({ title: text('reset.title'), robots: 'noindex' }), component: ResetPasswordPage },
  messages,
);
