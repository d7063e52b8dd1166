import { useState } from 'react';
import { change } from 'shared-contracts';
import { useHost } from 'shared-platform';
import {
  Actions,
  Button,
  ButtonLink,
  COUNTRY_CALLING_CODE,
  FormFailure,
  normalizePhone,
  TextField,
  usePlatformMessage,
  useShopForm,
  useValidators,
} from 'shared-ui';
import {
  complaintOf,
  NO_DETAILS,
  toAccountInput,
  toAddressInput,
  type CompanyDetailsValues,
  type Region,
} from '../../features/company-details/company-details';
import { CompanyAccountFields, FieldGroup, LegalAddressFields } from '../../features/company-details/company-fields';
import { SENTENCES } from '../../features/company-details/sentences';
import { useText } from './messages/source';
import { CompanyAdminEmailTakenDocument, CompanyEmailTakenDocument, RegisterCompanyDocument } from './register-company.graphql.ts';
import styles from './register-company-page.module.css';

interface RegistrationValues extends CompanyDetailsValues {
  adminFirstName: string;
  adminLastName: string;
  adminEmail: string;
  adminJob: string;
  adminPhone: string;
}

const EMPTY: RegistrationValues = { ...NO_DETAILS, adminFirstName: '', adminLastName: '', adminEmail: '', adminJob: '', adminPhone: '' };

export interface RegisterCompanyFormProps {
  regions: readonly Region[];
  onDone: (registered: { company: string; email: string }) => void;
}

/** The company, where it is registered, and who looks after its account. */
export function RegisterCompanyForm({ regions, onDone }: RegisterCompanyFormProps) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage({ sentences: SENTENCES, text });
  const taken = useTaken();
  const form = useShopForm<RegistrationValues>({
    defaultValues: EMPTY,
    keep: 'register-company',
    guard: true,
    async onSubmit(values) {
      const { data, error } = await change(host.commerce, RegisterCompanyDocument, { input: toInput(values, regions) });
      if (error) {
        const field = complaintOf(error);
        return field ? { errors: { [field]: say(error) } } : { failure: say(error) };
      }
      onDone({ company: data?.createCompany?.company?.name ?? values.name.trim(), email: values.adminEmail.trim() });
      return undefined;
    },
  });
  const { field, rules } = form;

  const [email, adminEmail] = form.form.watch(['email', 'adminEmail']);
  const adminField = field('adminEmail', rules.required, rules.email);
  return (
    <form {...form.formProps} className={styles.form}>
      <FormFailure failure={form.failure} />
      <p className={styles.hint}>{text('register.intro')}</p>
      <CompanyAccountFields
        form={form}
        emailHint={taken.is('email', email) ? text('company-form.email-taken') : undefined}
        onEmailBlur={({ target }) => void taken.check('email', target.value)}
      />
      <LegalAddressFields form={form} regions={regions} />
      <FieldGroup title={text('register.admin')} hint={text('register.admin-hint')}>
        <TextField
          {...field('adminFirstName', rules.required, rules.name)}
          dir="auto"
          label={text('register.first-name')}
          required
          maxLength={255}
          autoComplete="given-name"
        />
        <TextField
          {...field('adminLastName', rules.required, rules.name)}
          dir="auto"
          label={text('register.last-name')}
          required
          maxLength={255}
          autoComplete="family-name"
        />
        <TextField
          {...adminField}
          onBlur={(event) => {
            void adminField.onBlur(event);
            void taken.check('adminEmail', event.target.value);
          }}
          dir="ltr"
          type="email"
          label={text('register.email')}
          hint={taken.is('adminEmail', adminEmail) ? text('company-form.admin-taken') : undefined}
          required
          maxLength={255}
          autoComplete="email"
        />
        <TextField
          {...field('adminJob')}
          dir="auto"
          label={text('register.job')}
          optional
          maxLength={255}
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

type EmailField = 'email' | 'adminEmail';

/** Says while somebody types on what the platform would say in the end. Without an answer there is nothing to say. */
function useTaken() {
  const { commerce } = useHost();
  const { email: isEmail } = useValidators();
  const [taken, setTaken] = useState<readonly string[]>([]);
  const keyOf = (field: EmailField, email: string) => `${field} ${email.trim()}`;
  const ask = async (field: EmailField, email: string) => {
    if (field === 'email') {
      const { data } = await commerce.query(CompanyEmailTakenDocument, { email }, { policy: 'network-only' });
      return data?.isCompanyEmailAvailable?.is_email_available === false;
    }
    const { data } = await commerce.query(CompanyAdminEmailTakenDocument, { email }, { policy: 'network-only' });
    return data?.isCompanyAdminEmailAvailable?.is_email_available === false;
  };
  return {
    is: (field: EmailField, email: string) => taken.includes(keyOf(field, email)),
    async check(field: EmailField, typed: string) {
      const email = typed.trim();
      if (email === '' || isEmail(email) !== true) return;
      if (await ask(field, email)) setTaken((known) => [...known, keyOf(field, email)]);
    },
  };
}

function toInput(values: RegistrationValues, regions: readonly Region[]) {
  return {
    ...toAccountInput(values),
    legal_address: toAddressInput(values, regions),
    company_admin: {
      firstname: values.adminFirstName.trim(),
      lastname: values.adminLastName.trim(),
      email: values.adminEmail.trim(),
      job_title: values.adminJob.trim(),
      telephone: normalizePhone(values.adminPhone),
    },
  };
}
