import { useId, useState, type ReactNode } from 'react';
import { change, type SessionCustomer } from 'shared-contracts';
import { useHost } from 'shared-platform';
import {
  Button,
  defineAccountPage,
  EmailText,
  lateFaultOf,
  type Fault,
  FormFailure,
  PasswordField,
  riyadhTime,
  usePlatformMessage,
  useShopForm,
} from 'shared-ui';
import { download } from 'shared-documents/download';
import { CustomerPart } from '../../features/customer-part/customer-part';
import { EmailField } from '../../features/email-field/email-field';
import { ChangeEmailDocument } from './account-security.graphql.ts';
import styles from './account-security-page.module.css';
import { DeleteAccount } from './delete-account';
import { messages, useText } from './messages/source';
import { PasswordOwner } from './password-owner';
import { usePasswordChange } from './use-password-change';

/** What is wrong with the password that proves who changes something. */
const OF_CURRENT_PASSWORD: readonly (Fault | undefined)[] = ['wrong-password', 'sign-in-incorrect', 'password-for-email', 'locked'];
const OF_NEW_PASSWORD: readonly (Fault | undefined)[] = ['password-short', 'password-long', 'password-simple', 'password-space'];
const OF_EMAIL: readonly (Fault | undefined)[] = ['email-taken', 'wrong-email'];

/** How somebody signs in, and what the shop knows of them: e-mail address, password, a copy of the data, the end of the account. */
function AccountSecurity() {
  const text = useText();
  return (
    <CustomerPart height="32rem">
      {(customer) => (
        <div className={styles.parts}>
          <Part title={text('security.email')}>
            <EmailForm key={customer.email} customer={customer} />
          </Part>
          <Part title={text('security.password')}>
            <PasswordForm customer={customer} />
          </Part>
          <Part title={text('security.copy')}>
            <Copy />
          </Part>
          <Part title={text('security.delete')}>
            <DeleteAccount customer={customer} />
          </Part>
        </div>
      )}
    </CustomerPart>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function EmailForm({ customer }: { customer: SessionCustomer }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const { field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { email: '', password: '' },
    keep: 'change-email',
    guard: true,
    async onSubmit({ email, password }) {
      const { error } = await change(host.commerce, ChangeEmailDocument, { email: email.trim(), password }, { retry: false });
      if (error) {
        const told = await say(error);
        const fault = await lateFaultOf(error);
        if (OF_CURRENT_PASSWORD.includes(fault)) return { errors: { password: told } };
        return OF_EMAIL.includes(fault) ? { errors: { email: told } } : { failure: told };
      }
      host.toasts.add({ type: 'success', message: text('security.email-changed') });
      // It is changed, whether it can be read anew now or later.
      await host.session.reload().catch(() => undefined);
      return undefined;
    },
  });
  return (
    <form {...formProps} className={styles.form} aria-label={text('security.email')}>
      <FormFailure failure={failure} />
      <p>
        {text('security.now')} <EmailText>{customer.email}</EmailText>
      </p>
      <EmailField
        {...field('email', rules.required, rules.email, rules.differsFromEmail(text('security.new-email'), customer.email))}
        label={text('security.new-email')}
      />
      <PasswordOwner email={customer.email} />
      <PasswordField
        {...field('password', rules.required)}
        label={text('security.current-password')}
        autoComplete="current-password"
        required
      />
      <div>
        <Button type="submit" busy={isBusy}>
          {text('security.change-email')}
        </Button>
      </div>
    </form>
  );
}

function PasswordForm({ customer }: { customer: SessionCustomer }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const changePassword = usePasswordChange(customer.email);
  const { form, field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { currentPassword: '', newPassword: '' },
    guard: true,
    async onSubmit({ currentPassword, newPassword }) {
      const { error } = await changePassword(currentPassword, newPassword);
      if (error) {
        const told = await say(error);
        const fault = await lateFaultOf(error);
        if (OF_CURRENT_PASSWORD.includes(fault)) return { errors: { currentPassword: told } };
        return OF_NEW_PASSWORD.includes(fault) ? { errors: { newPassword: told } } : { failure: told };
      }
      host.toasts.add({ type: 'success', message: text('security.password-changed') });
      form.setValue('currentPassword', '');
      form.setValue('newPassword', '');
      return undefined;
    },
  });
  const differs = (value: unknown) => rules.differs(text('security.new-password'), form.getValues('currentPassword'))(value);
  return (
    <form {...formProps} className={styles.form} aria-label={text('security.password')}>
      <FormFailure failure={failure} />
      <PasswordOwner email={customer.email} />
      <PasswordField
        {...field('currentPassword', rules.required)}
        label={text('security.current-password')}
        autoComplete="current-password"
        required
      />
      <PasswordField
        {...field('newPassword', rules.required, rules.password, differs)}
        label={text('security.new-password')}
        autoComplete="new-password"
        required
        hint={text('field.password-hint')}
      />
      <div>
        <Button type="submit" busy={isBusy}>
          {text('security.change-password')}
        </Button>
      </div>
    </form>
  );
}

/** A copy of one's data, as a file that people and programs read. */
function Copy() {
  const host = useHost();
  const text = useText();
  const [state, setState] = useState<{ isBusy: boolean; failure?: string }>({ isBusy: false });
  const collect = async () => {
    setState({ isBusy: true });
    try {
      const { collectData } = await import('./collect-data');
      const data = await collectData(host.commerce, host.hasExtensions);
      download(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), `my-data-${riyadhTime(new Date()).day}.json`);
      setState({ isBusy: false });
    } catch {
      setState({ isBusy: false, failure: text('security.copy-failed') });
    }
  };
  return (
    <div className={styles.form}>
      <FormFailure failure={state.failure} />
      <p>{text('security.copy-text')}</p>
      <div>
        <Button variant="secondary" busy={state.isBusy} onClick={() => void collect()}>
          {text('security.copy-button')}
        </Button>
      </div>
    </div>
  );
}

export default defineAccountPage({ title: 'security.title', view: () => true, component: AccountSecurity }, messages);
