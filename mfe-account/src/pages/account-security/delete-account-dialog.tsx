import { useHost } from 'shared-platform';
import { Button, Dialog, lateFaultOf, FormFailure, PasswordField, usePlatformMessage, useShopForm } from 'shared-ui';
import styles from './account-security-page.module.css';
import { useText } from './messages/source';
import { PasswordOwner } from './password-owner';
import type { AccountDeletion } from './use-account-deletion';

interface DeleteAccountDialogProps {
  deletion: AccountDeletion;
  onClose: () => void;
}

/** Asks for the password once more, and ends the account. */
export function DeleteAccountDialog({ deletion, onClose }: DeleteAccountDialogProps) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const { field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { password: '' },
    async onSubmit({ password }) {
      // The platform deletes by token alone: who has the password is who the account belongs to.
      const unproven = await deletion.prove(password);
      if (unproven) {
        const isPassword = (await lateFaultOf(unproven)) === 'sign-in-incorrect';
        return { errors: { password: isPassword ? text('security.wrong-password') : await say(unproven) } };
      }
      const { isDeleted, error } = await deletion.carryOut();
      if ((await lateFaultOf(error)) === 'company-admin') return { failure: text('security.company-admin') };
      if (!isDeleted) return { failure: error ? await say(error) : text('security.not-deleted') };
      host.toasts.add({ type: 'success', message: text('security.deleted'), timeout: 0 });
      await host.session.signOut();
      return undefined;
    },
  });
  return (
    <Dialog title={text('security.delete-title')} isBusy={isBusy} onClose={onClose}>
      <form {...formProps} className={styles.form}>
        <FormFailure failure={failure} />
        <p>{text('security.delete-text')}</p>
        <PasswordOwner email={deletion.email} />
        <PasswordField
          {...field('password', rules.required)}
          label={text('security.current-password')}
          autoComplete="current-password"
          required
        />
        <div>
          <Button type="submit" variant="danger" busy={isBusy}>
            {text('security.delete-button')}
          </Button>{' '}
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {text('security.keep')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
