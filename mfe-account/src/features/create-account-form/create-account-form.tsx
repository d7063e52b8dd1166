import { Link } from 'shared-platform';
import { Button, CheckboxField, FormFailure, PasswordField, TextField, VisuallyHidden, type ShopForm } from 'shared-ui';
import { EmailField } from '../email-field/email-field';
import { useText } from './messages/source';
import { useCreateAccountForm, type AccountDefaults, type AccountFields } from './use-create-account-form';
import styles from '../sign-in-panel/sign-in-panel.module.css';

/** What the platform keeps of a line of text. */
const LONGEST_LINE = 255;

interface CreateAccountFormProps {
  defaults?: AccountDefaults;
  onCreated: () => void;
  onCancel?: () => void;
}

/** Makes an account and signs its owner in. */
export function CreateAccountForm({ defaults = {}, onCreated, onCancel }: CreateAccountFormProps) {
  const text = useText();
  const form = useCreateAccountForm(defaults, onCreated);
  const { field, rules } = form;
  return (
    <form {...form.formProps} className={styles.form}>
      <FormFailure failure={form.failure} />
      <TextField
        {...field('firstName', rules.required, rules.name, rules.maxLength(LONGEST_LINE))}
        label={text('field.first-name')}
        autoComplete="given-name"
        dir="auto"
        required
      />
      <TextField
        {...field('lastName', rules.required, rules.name, rules.maxLength(LONGEST_LINE))}
        label={text('field.last-name')}
        autoComplete="family-name"
        dir="auto"
        required
      />
      <EmailField {...field('email', rules.required, rules.email)} />
      {form.isTaken && <Link to="/sign-in">{text('sign-in.submit')}</Link>}
      <NewPasswordFields form={form} />
      <CheckboxField {...field('subscribe')} label={text('create.subscribe')} />
      <Terms />
      <Button type="submit" full busy={form.isBusy}>
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

/** What comes with an account. Opened beside the form: what is typed in it stays. */
function Terms() {
  const text = useText();
  const link = (to: string, name: string) => (
    <Link to={to} target="_blank">
      {name} <VisuallyHidden>{text('create.new-tab')}</VisuallyHidden>
    </Link>
  );
  return (
    <p className={styles.terms}>
      {text('create.terms')} {link('/terms-and-conditions', text('create.terms-link'))}{' '}
      {link('/privacy-policy-cookie-restriction-mode', text('create.privacy-link'))}
    </p>
  );
}

/** A password, twice. */
function NewPasswordFields({ form: { form, field, rules } }: { form: ShopForm<AccountFields> }) {
  const text = useText();
  const isSame = (value: unknown) => value === form.getValues('password') || text('create.mismatch');
  return (
    <>
      <PasswordField
        {...field('password', rules.required, rules.password)}
        label={text('field.password')}
        autoComplete="new-password"
        required
        hint={text('field.password-hint')}
      />
      <PasswordField
        {...field('confirmation', rules.required, isSame)}
        label={text('field.confirm-password')}
        autoComplete="new-password"
        required
      />
    </>
  );
}
