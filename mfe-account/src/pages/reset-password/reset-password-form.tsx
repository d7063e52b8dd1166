import { change } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Button, ButtonLink, FormFailure, PasswordField, TextField, usePlatformMessage, useShopForm } from 'shared-ui';
import { useText } from './messages/source';
import panel from '../../features/sign-in-panel/sign-in-panel.module.css';
import { ResetPasswordDocument } from './reset-password.graphql.ts';

interface ResetPasswordFormProps {
  /** Of the link in the e-mail. */
  token: string;
  defaultEmail: string;
  onDone: () => void;
}

/** Gives an account another password. */
export function ResetPasswordForm({ token, defaultEmail, onDone }: ResetPasswordFormProps) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const { field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { email: defaultEmail, password: '' },
    async onSubmit({ email, password }) {
      const { data, error } = await change(
        host.commerce,
        ResetPasswordDocument,
        { email: email.trim(), token, password },
        { retry: false },
      );
      if (error) return { failure: await say(error) };
      if (!data?.resetPassword) return { failure: text('reset.failed') };
      onDone();
      return undefined;
    },
  });
  return (
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
  );
}
