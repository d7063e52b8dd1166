import { change } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Button, FormFailure, lateFaultOf, usePlatformMessage, useShopForm } from 'shared-ui';
import { useTypedEmail } from '../../features/sign-in-panel/typed-email';
import { ResendConfirmationEmailDocument } from './confirm-account.graphql.ts';
import { EmailField } from '../../features/email-field/email-field';
import { useText } from './messages/source';
import panel from '../../features/sign-in-panel/sign-in-panel.module.css';

interface ResendFormProps {
  defaultEmail: string;
  onSent: (email: string) => void;
  /** There is nothing to confirm any more. */
  onConfirmed: (email: string) => void;
}

/** Asks for the mail with the link once more. */
export function ResendForm({ defaultEmail, onSent, onConfirmed }: ResendFormProps) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const { form, field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { email: defaultEmail },
    async onSubmit(typed) {
      const email = typed.email.trim();
      const { data, error } = await change(host.commerce, ResendConfirmationEmailDocument, { email }, { retry: false });
      const fault = await lateFaultOf(error);
      if (fault === 'confirmed-already') return onConfirmed(email);
      if (fault === 'no-account-to-confirm') return { errors: { email: text('confirm.unknown') } };
      if (data?.resendConfirmationEmail) return onSent(email);
      return { failure: error && (await say(error)) };
    },
  });
  // The link's own address counts for more than what was typed elsewhere.
  useTypedEmail(form.watch('email'), defaultEmail, (email) => defaultEmail === '' && form.setValue('email', email));
  return (
    <form {...formProps} className={panel.form}>
      <FormFailure failure={failure} />
      <p>{text('confirm.resend-question')}</p>
      <EmailField {...field('email', rules.required, rules.email)} />
      <Button type="submit" full busy={isBusy}>
        {text('confirm.resend')}
      </Button>
    </form>
  );
}
