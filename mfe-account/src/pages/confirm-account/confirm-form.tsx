import { change } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Button, FormFailure, lateFaultOf, usePlatformMessage, useShopForm } from 'shared-ui';
import { ConfirmEmailDocument } from './confirm-account.graphql.ts';
import { EmailField } from '../../features/email-field/email-field';
import { useText } from './messages/source';
import panel from '../../features/sign-in-panel/sign-in-panel.module.css';

interface ConfirmFormProps {
  /** Of the link in the mail. */
  confirmationKey: string;
  /** Of the link, too: Magento's own mail has none, its reader writes it. */
  defaultEmail: string;
  /** Also where the account was confirmed before. */
  onConfirmed: (email: string) => void;
  /** The platform knows no such link. */
  onRefused: (email: string) => void;
}

export function ConfirmForm({ confirmationKey, defaultEmail, onConfirmed, onRefused }: ConfirmFormProps) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const { field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { email: defaultEmail },
    async onSubmit(typed) {
      const email = typed.email.trim();
      const input = { email, confirmation_key: confirmationKey };
      const { data, error } = await change(host.commerce, ConfirmEmailDocument, { input }, { retry: false });
      const fault = await lateFaultOf(error);
      if (fault === 'confirmation-link') return onRefused(email);
      if (data?.confirmEmail?.customer || fault === 'confirmed-already') return onConfirmed(email);
      if (fault === 'no-account-to-confirm') return { errors: { email: text('confirm.unknown') } };
      return { failure: error && (await say(error)) };
    },
  });
  return (
    <form {...formProps} className={panel.form}>
      <FormFailure failure={failure} />
      <p>{text('confirm.question')}</p>
      <EmailField {...field('email', rules.required, rules.email)} />
      <Button type="submit" full busy={isBusy}>
        {text('confirm.submit')}
      </Button>
    </form>
  );
}
