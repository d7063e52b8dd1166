import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useHost, useText } from 'shared-platform';
import { Button, CheckboxField, createValidators, focusFirstError, Notice, PasswordField, TextField } from 'shared-ui';
import { signIn, type Credentials } from './sign-in';
import styles from './sign-in-panel.module.css';

export interface SignInPanelProps {
  /** Shown above the form where nothing around it says what it is (the dialog and the drawer have titles). */
  header?: string;
  defaultEmail?: string;
  onForgotPassword: (email: string) => void;
  onCreateAccount: (email: string) => void;
  onSignedIn?: () => void;
}

/** E-mail, password, "Keep Me Logged In". What was typed stays when signing in fails. */
export function SignInPanel({ header, defaultEmail = '', onForgotPassword, onCreateAccount, onSignedIn }: SignInPanelProps) {
  const host = useHost();
  const text = useText();
  const rules = createValidators(host.intl.language);
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const { register, handleSubmit, getValues, formState } = useForm<Credentials>({
    defaultValues: { email: defaultEmail, password: '', keep: true },
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = formState;

  useEffect(() => {
    if (submitCount > 0) focusFirstError(form.current);
  }, [submitCount]);

  const submit = handleSubmit(async (credentials) => {
    setFailure(undefined);
    const outcome = await signIn(host, credentials);
    if (outcome.isSignedIn) onSignedIn?.();
    else setFailure(failureText(outcome.messages, text));
  });

  return (
    <div className={styles.panel}>
      {header && <h2 className={styles.header}>{header}</h2>}
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)} aria-busy={isSubmitting || undefined}>
        {failure && <Notice type="error">{failure}</Notice>}
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
          label={text('field.password')}
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...register('password', { validate: { required: rules.required, length: rules.minLength(8), password: rules.password } })}
        />
        <CheckboxField label={text('sign-in.keep')} {...register('keep')} />
        <Button type="submit" full busy={isSubmitting}>
          {text('sign-in.submit')}
        </Button>
        {isSubmitting && (
          <p role="status" className={styles.loading}>
            {text('sign-in.loading')}
          </p>
        )}
        <Button variant="quiet" size="s" onClick={() => onForgotPassword(getValues('email'))}>
          {text('sign-in.forgot')}
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

/** Two errors or more: the specification's one text. Else what the platform said. Exported for its test. */
export function failureText(messages: readonly string[], text: (id: string) => string): string {
  if (messages.length >= 2) return text('sign-in.invalid');
  const [message] = messages;
  if (!message) return text('form.failed');
  return /sign-in was incorrect/i.test(message) ? text('sign-in.incorrect') : message;
}
