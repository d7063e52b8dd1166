import { change } from 'shared-contracts';
import { Link, useHost } from 'shared-platform';
import { Button, FormFailure, lateFaultOf, PasswordField, usePlatformMessage, useShopForm } from 'shared-ui';
import { EmailField } from '../../features/email-field/email-field';
import { keepEmail } from '../../features/sign-in-panel/typed-email';
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
  const { form, field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { email: defaultEmail, password: '' },
    guard: true,
    async onSubmit({ email, password }, { arrived }) {
      const { data, error } = await change(
        host.commerce,
        ResetPasswordDocument,
        { email: email.trim(), token, password },
        { retry: false },
      );
      const fault = await lateFaultOf(error);
      if (error && fault?.startsWith('password-')) return { errors: { password: await say(error) } };
      // Another mail has to be asked for: nothing that is typed here is of use any more.
      if (fault?.startsWith('reset-link')) arrived();
      if (error) return { failure: await say(error) };
      if (!data?.resetPassword) return { failure: text('reset.failed') };
      onDone();
      return undefined;
    },
  });
  return (
    <form {...formProps} className={panel.form}>
      <FormFailure failure={failure} />
      <EmailField {...field('email', rules.required, rules.email)} autoComplete="username" />
      <PasswordField
        {...field('password', rules.required, rules.password)}
        label={text('field.new-password')}
        autoComplete="new-password"
        required
        hint={text('field.password-hint')}
      />
      <Button type="submit" full busy={isBusy}>
        {text('reset.submit')}
      </Button>
      {/* The link may have been used though no answer came. */}
      {failure !== undefined && (
        <Link
          to="/forgot-password"
          state={{ email: form.getValues('email') }}
          // It is newer than what was typed last in another form.
          onClick={() => keepEmail(form.getValues('email'))}
        >
          {text('forgot.title')}
        </Link>
      )}
    </form>
  );
}
