import { Actions, Button, ButtonLink, COUNTRY_CALLING_CODE, FormFailure, TextField, type ShopForm } from 'shared-ui';
import type { Region } from '../../features/company-details/company-details';
import { CompanyAccountFields, FieldGroup, LegalAddressFields } from '../../features/company-details/company-fields';
import { useText } from './messages/source';
import { useRegistrationForm, type Registered, type RegistrationValues } from './use-registration-form';
import { useTaken } from './use-taken';
import styles from './register-company-page.module.css';

/** What the platform keeps of a line of text. */
const LONGEST_LINE = 255;

export interface RegisterCompanyFormProps {
  regions: readonly Region[];
  onDone: (registered: Registered) => void;
}

/** The company, where it is registered, and who looks after its account. */
export function RegisterCompanyForm({ regions, onDone }: RegisterCompanyFormProps) {
  const text = useText();
  const taken = useTaken();
  const form = useRegistrationForm(regions, onDone);
  return (
    <form {...form.formProps} className={styles.form}>
      <FormFailure failure={form.failure} />
      <p className={styles.hint}>{text('register.intro')}</p>
      <CompanyAccountFields
        form={form}
        emailHint={taken.is('email', form.form.watch('email')) ? text('company-form.email-taken') : undefined}
        onEmailBlur={({ target }) => void taken.check('email', target.value)}
      />
      <LegalAddressFields form={form} regions={regions} />
      <AdministratorFields form={form} taken={taken} />
      <Actions>
        <Button type="submit" busy={form.isBusy}>
          {text('register.send')}
        </Button>
        <ButtonLink to="/" variant="quiet">
          {text('register.cancel')}
        </ButtonLink>
      </Actions>
    </form>
  );
}

interface AdministratorFieldsProps {
  form: ShopForm<RegistrationValues>;
  taken: ReturnType<typeof useTaken>;
}

/** Who looks after the company's account. */
function AdministratorFields({ form, taken }: AdministratorFieldsProps) {
  const text = useText();
  const { field, rules } = form;
  return (
    <FieldGroup title={text('register.admin')} hint={text('register.admin-hint')}>
      <TextField
        {...field('adminFirstName', rules.required, rules.name, rules.maxLength(LONGEST_LINE))}
        dir="auto"
        label={text('register.first-name')}
        required
        autoComplete="given-name"
      />
      <TextField
        {...field('adminLastName', rules.required, rules.name, rules.maxLength(LONGEST_LINE))}
        dir="auto"
        label={text('register.last-name')}
        required
        autoComplete="family-name"
      />
      <AdministratorEmail form={form} taken={taken} />
      <TextField
        {...field('adminJob', rules.maxLength(LONGEST_LINE))}
        dir="auto"
        label={text('register.job')}
        optional
        autoComplete="organization-title"
      />
      <TextField
        {...field('adminPhone', rules.required, rules.phone)}
        dir="ltr"
        type="tel"
        inputMode="tel"
        label={text('register.phone')}
        required
        prefix={COUNTRY_CALLING_CODE}
        autoComplete="tel-national"
      />
    </FieldGroup>
  );
}

function AdministratorEmail({ form: { form, field, rules }, taken }: AdministratorFieldsProps) {
  const text = useText();
  const email = field('adminEmail', rules.required, rules.email, rules.maxLength(LONGEST_LINE));
  return (
    <TextField
      {...email}
      onBlur={(event) => {
        void email.onBlur(event);
        void taken.check('adminEmail', event.target.value);
      }}
      dir="ltr"
      type="email"
      label={text('register.email')}
      hint={taken.is('adminEmail', form.watch('adminEmail')) ? text('company-form.admin-taken') : undefined}
      required
      autoComplete="email"
    />
  );
}
