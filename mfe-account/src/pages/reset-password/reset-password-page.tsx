import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { definePage, useHost, useLocation, useText } from 'shared-platform';
import { Button, ButtonLink, createValidators, Notice, PasswordField, TextField } from 'shared-ui';
import { messages } from '../../messages/source';
import styles from '../sign-in/sign-in-page.module.css';
import panel from '../../features/sign-in-panel/sign-in-panel.module.css';
import { ResetPasswordDocument } from './reset-password.graphql.ts';

/** Where the link in the e-mail leads: its token is in the query. */
export function ResetPasswordPage() {
  const host = useHost();
  const text = useText();
  const rules = createValidators(host.intl.language);
  const { search } = useLocation();
  const [token] = useState(() => new URLSearchParams(search).get('token') ?? '');
  const [outcome, setOutcome] = useState<'open' | 'done' | 'failed'>('open');
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: new URLSearchParams(search).get('email') ?? '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ email, password }) => {
    const { data, error } = await host.commerce.mutate(ResetPasswordDocument, { email: email.trim(), token, password }, { retry: false });
    setOutcome(error || !data?.resetPassword ? 'failed' : 'done');
  });
  return (
    <div className={styles.page} data-team="customer">
      <h1>{text('reset.title')}</h1>
      {outcome === 'done' ? (
        <Notice type="success" action={<ButtonLink to="/sign-in">{text('sign-in.submit')}</ButtonLink>}>
          {text('reset.done')}
        </Notice>
      ) : token === '' ? (
        <Notice type="error" action={<ButtonLink to="/forgot-password">{text('forgot.title')}</ButtonLink>}>
          {text('reset.no-token')}
        </Notice>
      ) : (
        <form className={panel.form} noValidate onSubmit={(event) => void submit(event)}>
          {outcome === 'failed' && <Notice type="error">{text('reset.failed')}</Notice>}
          <TextField
            label={text('field.email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            dir="ltr"
            required
            error={errors.email?.message}
            {...register('email', { validate: { required: rules.required, email: rules.email } })}
          />
          <PasswordField
            label={text('field.new-password')}
            autoComplete="new-password"
            required
            error={errors.password?.message}
            {...register('password', { validate: { required: rules.required, password: rules.password } })}
          />
          <Button type="submit" full busy={isSubmitting}>
            {text('reset.submit')}
          </Button>
        </form>
      )}
    </div>
  );
}

export default definePage(
  { head: ({ text }) => ({ title: text('reset.title'), robots: 'noindex' }), component: ResetPasswordPage },
  messages,
);
