import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useHost, useText } from 'shared-platform';
import { Button, createValidators, Notice, TextField } from 'shared-ui';
import { RequestPasswordResetDocument } from './forgot-password.graphql.ts';
import styles from '../sign-in-panel/sign-in-panel.module.css';

interface ForgotPasswordFormProps {
  defaultEmail?: string;
  onBack: () => void;
  onClose: () => void;
  onCreateAccount: (email: string) => void;
}

/** Asks for the e-mail with a link to change the password. */
export function ForgotPasswordForm({ defaultEmail = '', onBack, onClose, onCreateAccount }: ForgotPasswordFormProps) {
  const host = useHost();
  const text = useText();
  const rules = createValidators(host.intl.language);
  const [sentTo, setSentTo] = useState<string | undefined>(undefined);
  const [hasFailed, setFailed] = useState(false);
  const { register, handleSubmit, getValues, formState } = useForm({ defaultValues: { email: defaultEmail } });

  const submit = handleSubmit(async ({ email }) => {
    setFailed(false);
    const { data, error } = await host.commerce.mutate(RequestPasswordResetDocument, { email: email.trim() }, { retry: false });
    if (error || !data?.requestPasswordResetEmail) setFailed(true);
    else setSentTo(email.trim());
  });

  if (sentTo) {
    return (
      <div className={styles.panel}>
        <Notice type="success" title={text('forgot.recover')}>
          <p>{text('forgot.sent', { email: sentTo })}</p>
        </Notice>
        <Button onClick={onClose}>{text('forgot.close')}</Button>
      </div>
    );
  }
  return (
    <div className={styles.panel}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{text('forgot.intro')}</p>
        <TextField
          label={text('field.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          required
          error={formState.errors.email?.message}
          {...register('email', { validate: { required: rules.required, email: rules.email } })}
        />
        <Button type="submit" full busy={formState.isSubmitting}>
          {text('forgot.submit')}
        </Button>
        {hasFailed && <Notice type="error">{text('forgot.failed')}</Notice>}
        <Button variant="quiet" size="s" onClick={onBack}>
          {text('forgot.back')}
        </Button>
      </form>
      <div className={styles.register}>
        <p>{text('sign-in.new')}</p>
        <Button variant="secondary" full onClick={() => onCreateAccount(getValues('email'))}>
          {text('sign-in.register')}
        </Button>
      </div>
    </div>
  );
}
