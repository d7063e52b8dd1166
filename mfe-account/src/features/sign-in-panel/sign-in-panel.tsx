import { useState } from 'react';
import {
  Button,
  CheckboxField,
  FormFailure,
  lateFaultOf,
  PASSWORD_MIN_LENGTH,
  PasswordField,
  useShopForm,
  usePlatformMessage,
  type PlatformFailure,
} from 'shared-ui';
import { Link, useHost } from 'shared-platform';
import { CONFIRM_PATH } from '../create-account-form/confirm-path';
import { EmailField } from '../email-field/email-field';
import { signIn, type Credentials } from './sign-in';
import { forgetTypedEmail, useTypedEmail } from './typed-email';
import { useText } from './messages/source';
import styles from './sign-in-panel.module.css';

export interface SignInPanelProps {
  defaultEmail?: string;
  onForgotPassword: (email: string) => void;
  onCreateAccount: (email: string) => void;
  /** Called before the platform is asked; a failure is shown here, also one that comes after somebody is signed in. */
  onSubmit?: () => void;
  onSignedIn?: () => void;
}

/** E-mail, password, "Keep Me Logged In". What was typed stays when signing in fails. */
export function SignInPanel({ defaultEmail = '', onForgotPassword, onCreateAccount, onSubmit, onSignedIn }: SignInPanelProps) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const { form, field, formProps, rules, failure, isBusy } = useShopForm<Credentials>({
    defaultValues: { email: defaultEmail, password: '', keep: true },
    async onSubmit(credentials) {
      onSubmit?.();
      setUnconfirmed(undefined);
      const outcome = await signIn(host, credentials);
      const isUnconfirmed = !outcome.isSignedIn && (await lateFaultOf(outcome.failures[0])) === 'not-confirmed';
      if (isUnconfirmed) setUnconfirmed(credentials.email.trim());
      if (!outcome.isSignedIn) return { failure: await failureText(outcome.failures, text, say) };
      forgetTypedEmail();
      onSignedIn?.();
      return undefined;
    },
  });
  useTypedEmail(form.watch('email'), defaultEmail, (email) => form.setValue('email', email));

  const createAccount = () => onCreateAccount(form.getValues('email'));

  return (
    <div className={styles.panel}>
      <RegisterNow className={styles.registerMobile} onPress={createAccount} />
      <form {...formProps} className={styles.form}>
        <FormFailure failure={failure} />
        {unconfirmed !== undefined && (
          <Link to={CONFIRM_PATH} state={{ email: unconfirmed }}>
            {text('sign-in.send-confirmation')}
          </Link>
        )}
        <EmailField {...field('email', rules.required, rules.email)} autoComplete="username" />
        <PasswordField
          {...field('password', rules.required, rules.minLength(PASSWORD_MIN_LENGTH), rules.password)}
          label={text('field.password')}
          autoComplete="current-password"
          required
        />
        <CheckboxField {...field('keep')} label={text('sign-in.keep')} />
        <Button type="submit" full busy={isBusy}>
          {text('sign-in.submit')}
        </Button>
        {isBusy && (
          <p role="status" className={styles.loading}>
            {text('sign-in.loading')}
          </p>
        )}
        <Button variant="quiet" size="s" onClick={() => onForgotPassword(form.getValues('email'))}>
          {text('sign-in.forgot')}
        </Button>
      </form>
      <RegisterNow className={styles.registerDesktop} onPress={createAccount} />
    </div>
  );
}

/** A phone has it above the form, where its keyboard does not cover it; wider windows have it below. One of the two is shown. */
function RegisterNow({ className, onPress }: { className: string | undefined; onPress: () => void }) {
  const text = useText();
  return (
    <div className={`${styles.register} ${className}`}>
      <p>{text('sign-in.new')}</p>
      <Button variant="secondary" full onClick={onPress}>
        {text('sign-in.register')}
      </Button>
    </div>
  );
}

/** Two errors or more: the specification's one text. Else what the platform said. Exported for its test. */
export async function failureText(
  failures: readonly PlatformFailure[],
  text: ReturnType<typeof useText>,
  say: ReturnType<typeof usePlatformMessage>,
): Promise<string | undefined> {
  if (failures.length >= 2) return text('sign-in.invalid');
  return failures[0] && (await say(failures[0]));
}
