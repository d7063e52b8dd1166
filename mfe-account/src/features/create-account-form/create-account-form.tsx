import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useHost, useText } from 'shared-platform';
import { Button, CheckboxField, createValidators, focusFirstError, Notice, PasswordField, TextField } from 'shared-ui';
import { signIn } from '../sign-in-panel/sign-in';
import styles from '../sign-in-panel/sign-in-panel.module.css';
import { CreateCustomerDocument } from './create-account.graphql.ts';

export interface AccountDefaults {
  email?: string;
  firstName?: string;
  lastName?: string;
}

interface CreateAccountFormProps {
  defaults?: AccountDefaults;
  onCreated: () => void;
  onCancel?: () => void;
}

interface AccountFields {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmation: string;
  subscribe: boolean;
}

/** Makes an account and signs its owner in. */
export function CreateAccountForm({ defaults = {}, onCreated, onCancel }: CreateAccountFormProps) {
  const host = useHost();
  const text = useText();
  const rules = createValidators(host.intl.language);
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const { register, handleSubmit, getValues, setError, formState } = useForm<AccountFields>({
    defaultValues: {
      firstName: defaults.firstName ?? '',
      lastName: defaults.lastName ?? '',
      email: defaults.email ?? '',
      password: '',
      confirmation: '',
      subscribe: false,
    },
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = formState;

  useEffect(() => {
    if (submitCount > 0) focusFirstError(form.current);
  }, [submitCount]);

  const submit = handleSubmit(async ({ firstName, lastName, email, password, subscribe }) => {
    setFailure(undefined);
    const { data, error } = await host.commerce.mutate(
      CreateCustomerDocument,
      { input: { firstname: firstName.trim(), lastname: lastName.trim(), email: email.trim(), password, is_subscribed: subscribe } },
      { retry: false },
    );
    if (error || !data?.createCustomerV2?.customer) {
      if (/already exists/i.test(error?.message ?? '')) setError('email', { message: text('create.exists') });
      else setFailure(error?.message ?? text('form.failed'));
      return;
    }
    const outcome = await signIn(host, { email, password, keep: true });
    if (outcome.isSignedIn) onCreated();
    else setFailure(outcome.messages.join(', ') || text('form.failed'));
  });

  const name = { required: rules.required, name: rules.name };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {failure && <Notice type="error">{failure}</Notice>}
      <TextField
        label={text('field.first-name')}
        autoComplete="given-name"
        required
        maxLength={255}
        error={errors.firstName?.message}
        {...register('firstName', { validate: name })}
      />
      <TextField
        label={text('field.last-name')}
        autoComplete="family-name"
        required
        maxLength={255}
        error={errors.lastName?.message}
        {...register('lastName', { validate: name })}
      />
      <TextField
        label={text('field.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        required
        error={errors.email?.message}
        {...register('email', { validate: { required: rules.required, email: rules.email } })}
      />
      <PasswordField
        label={text('field.password')}
        autoComplete="new-password"
        required
        hint={text('create.password-hint')}
        error={errors.password?.message}
        {...register('password', { validate: { required: rules.required, password: rules.password } })}
      />
      <PasswordField
        label={text('field.confirm-password')}
        autoComplete="new-password"
        required
        error={errors.confirmation?.message}
        {...register('confirmation', {
          validate: { required: rules.required, same: (value) => value === getValues('password') || text('create.mismatch') },
        })}
      />
      <CheckboxField label={text('create.subscribe')} {...register('subscribe')} />
      <Button type="submit" full busy={isSubmitting}>
        {text('create.submit')}
      </Button>
      {onCancel && (
        <Button variant="quiet" size="s" onClick={onCancel}>
          {text('create.cancel')}
        </Button>
      )}
    </form>
  );
}
