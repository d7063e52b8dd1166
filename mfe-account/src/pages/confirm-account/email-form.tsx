import { Button, FormFailure, usePlatformMessage, useShopForm } from 'shared-ui';
import { EmailField } from '../../features/email-field/email-field';
import { useTypedEmail } from '../../features/sign-in-panel/typed-email';
import type { Answer, Outcome } from './confirmation';
import { useText } from './messages/source';
import panel from '../../features/sign-in-panel/sign-in-panel.module.css';

interface EmailFormProps {
  question: 'confirm.question' | 'confirm.resend-question';
  button: 'confirm.submit' | 'confirm.resend';
  /** Empty where it is not known: Magento's own mail has none in its link, its reader writes it. */
  defaultEmail: string;
  send: (email: string) => Promise<Answer>;
  onOutcome: (outcome: Outcome, email: string) => void;
}

/** Asks for the e-mail of an account that waits to be confirmed, and sends it. */
export function EmailForm({ question, button, defaultEmail, send, onOutcome }: EmailFormProps) {
  const text = useText();
  const say = usePlatformMessage();
  const { form, field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { email: defaultEmail },
    async onSubmit(typed) {
      const email = typed.email.trim();
      const answer = await send(email);
      if (typeof answer === 'object') return { failure: answer.error && (await say(answer.error)) };
      if (answer === 'unknown') return { errors: { email: text('confirm.unknown') } };
      return onOutcome(answer, email);
    },
  });
  // The link's own address counts for more than what was typed elsewhere.
  useTypedEmail(form.watch('email'), defaultEmail, (email) => defaultEmail === '' && form.setValue('email', email));
  return (
    <form {...formProps} className={panel.form}>
      <FormFailure failure={failure} />
      <p>{text(question)}</p>
      <EmailField {...field('email', rules.required, rules.email)} />
      <Button type="submit" full busy={isBusy}>
        {text(button)}
      </Button>
    </form>
  );
}
