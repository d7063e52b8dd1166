import { useState } from 'react';
import { change } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Actions, Button, EmailSentence, FocusedOutcome, FormFailure, Notice, useShopForm } from 'shared-ui';
import { EmailField } from '../email-field/email-field';
import { RequestPasswordResetDocument } from './forgot-password.graphql.ts';
import { useTypedEmail } from '../sign-in-panel/typed-email';
import { useText } from './messages/source';
import styles from '../sign-in-panel/sign-in-panel.module.css';

interface ForgotPasswordFormProps {
  defaultEmail?: string;
  onBack: (email: string) => void;
  onClose: () => void;
  onCreateAccount: (email: string) => void;
}

/** Asks for the e-mail with a link to change the password. */
export function ForgotPasswordForm({ defaultEmail = '', onBack, onClose, onCreateAccount }: ForgotPasswordFormProps) {
  const text = useText();
  const { form, field, formProps, rules, failure, isBusy, sentTo } = useForgotPassword(defaultEmail);

  if (sentTo) {
    return (
      <FocusedOutcome className={styles.panel}>
        <Notice type="success" title={text('forgot.recover')}>
          <p>
            <EmailSentence email={sentTo}>{text('forgot.sent', { email: sentTo })}</EmailSentence>
          </p>
        </Notice>
        <Button onClick={onClose}>{text('forgot.close')}</Button>
      </FocusedOutcome>
    );
  }
  return (
    <div className={styles.panel}>
      <form {...formProps} className={styles.form}>
        <p>{text('forgot.intro')}</p>
        <EmailField {...field('email', rules.required, rules.email)} />
        <Button type="submit" full busy={isBusy}>
          {text('forgot.submit')}
        </Button>
        <FormFailure failure={failure} />
        <Actions className={styles.ways}>
          <Button variant="quiet" size="s" onClick={() => onBack(form.getValues('email'))}>
            {text('forgot.back')}
          </Button>
          <Button variant="quiet" size="s" onClick={onClose}>
            {text('forgot.cancel')}
          </Button>
        </Actions>
      </form>
      <div className={styles.register}>
        <p>{text('sign-in.new')}</p>
        <Button variant="secondary" full onClick={() => onCreateAccount(form.getValues('email'))}>
          {text('sign-in.register')}
        </Button>
      </div>
    </div>
  );
}

/** The form, and where the e-mail was sent; `sentTo` is undefined until then. */
function useForgotPassword(defaultEmail: string) {
  const host = useHost();
  const text = useText();
  const [sentTo, setSentTo] = useState<string>();
  const shopForm = useShopForm({
    defaultValues: { email: defaultEmail },
    async onSubmit({ email }) {
      const { data, error } = await change(host.commerce, RequestPasswordResetDocument, { email: email.trim() }, { retry: false });
      // The specification has one text for every failure.
      if (error || !data?.requestPasswordResetEmail) return { failure: text('forgot.failed') };
      setSentTo(email.trim());
      return undefined;
    },
  });
  const { form } = shopForm;
  useTypedEmail(form.watch('email'), defaultEmail, (email) => form.setValue('email', email));
  return { ...shopForm, sentTo };
}
