import { change } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Button, CheckboxField, faultOf, FormFailure, PasswordField, TextField, usePlatformMessage, useShopForm } from 'shared-ui';
import { signIn } from '../sign-in-panel/sign-in';
import { forgetTypedEmail, useKeepEmail } from '../sign-in-panel/typed-email';
import { useText } from './messages/source';
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
  const say = usePlatformMessage();
  const { form, field, formProps, rules, failure, isBusy } = useShopForm<AccountFields>({
    defaultValues: {
      firstName: defaults.firstName ?? '',
      lastName: defaults.lastName ?? '',
      email: defaults.email ?? '',
      password: '',
      confirmation: '',
      subscribe: false,
    },
    keep: 'create-account',
    async onSubmit({ firstName, lastName, email, password, subscribe }) {
      const { data, error } = await change(
        host.commerce,
        CreateCustomerDocument,
        { input: { firstname: firstName.trim(), lastname: lastName.trim(), email: email.trim(), password, is_subscribed: subscribe } },
        { retry: false },
      );
      if (faultOf(error) === 'email-taken') return { errors: { email: text('create.exists') } };
      if (error || !data?.createCustomerV2?.customer) return { failure: error && say(error) };
      const outcome = await signIn(host, { email, password, keep: true });
      if (!outcome.isSignedIn) return { failure: outcome.messages.map(say).join(', ') || undefined };
      forgetTypedEmail();
      onCreated();
      return undefined;
    },
  });
  useKeepEmail(form.watch('email'), defaults.email ?? '');
  const isSame = (value: unknown) => value === form.getValues('password') || text('create.mismatch');

  return (
    <form {...formProps} className={styles.form}>
      <FormFailure failure={failure} />
      <TextField
        {...field('firstName', rules.required, rules.name)}
        label={text('field.first-name')}
        autoComplete="given-name"
        dir="auto"
        required
        maxLength={255}
      />
      <TextField
        {...field('lastName', rules.required, rules.name)}
        label={text('field.last-name')}
        autoComplete="family-name"
        dir="auto"
        required
        maxLength={255}
      />
      <TextField
        {...field('email', rules.required, rules.email)}
        label={text('field.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        required
      />
      <PasswordField
        {...field('password', rules.required, rules.password)}
        label={text('field.password')}
        autoComplete="new-password"
        required
        hint={text('create.password-hint')}
      />
      <PasswordField
        {...field('confirmation', rules.required, isSame)}
        label={text('field.confirm-password')}
        autoComplete="new-password"
        required
      />
      <CheckboxField {...field('subscribe')} label={text('create.subscribe')} />
      <Button type="submit" full busy={isBusy}>
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
