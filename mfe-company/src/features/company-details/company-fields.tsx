import type { FocusEvent, ReactNode } from 'react';
import { AddressGrid, isVatNumber, PlaceFields, TextField, type ShopForm } from 'shared-ui';
import { isRegistration, type CompanyDetailsValues, type Region } from './company-details';
import styles from './company-fields.module.css';
import { useText } from './messages/source';

/** What the platform keeps of a line of text. */
const LONGEST_LINE = 255;

interface FieldsProps {
  form: Pick<ShopForm<CompanyDetailsValues>, 'field' | 'rules'>;
}

/** Fields that belong together, under a heading. */
export function FieldGroup({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <AddressGrid>{children}</AddressGrid>
    </fieldset>
  );
}

const isBlank = (value: unknown) => String(value).trim() === '';

export interface CompanyAccountFieldsProps extends FieldsProps {
  /** What is to be said of the e-mail address beside its errors, and what looks for it. */
  emailHint?: string | undefined;
  onEmailBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
}

/** What the company is called, and its numbers. */
export function CompanyAccountFields({ form: { field, rules }, emailHint, onEmailBlur }: CompanyAccountFieldsProps) {
  const text = useText();
  const email = field('email', rules.required, rules.email, rules.maxLength(LONGEST_LINE));
  const isVat = (value: unknown) => isBlank(value) || isVatNumber(String(value)) || text('company-form.vat-error');
  const isRegistered = (value: unknown) => isBlank(value) || isRegistration(String(value)) || text('company-form.registration-error');
  return (
    <FieldGroup title={text('company-form.account')}>
      <TextField
        {...field('name', rules.required, rules.maxLength(LONGEST_LINE))}
        dir="auto"
        label={text('company-form.name')}
        required
        autoComplete="organization"
      />
      <TextField
        {...field('legalName', rules.required, rules.maxLength(LONGEST_LINE))}
        dir="auto"
        label={text('company-form.legal-name')}
        hint={text('company-form.legal-name-hint')}
        required
      />
      <TextField
        {...email}
        onBlur={(event) => {
          void email.onBlur(event);
          onEmailBlur?.(event);
        }}
        dir="ltr"
        type="email"
        label={text('company-form.email')}
        hint={emailHint}
        required
        autoComplete="work email"
      />
      <TextField
        {...field('vatNumber', isVat)}
        dir="ltr"
        inputMode="numeric"
        label={text('company-form.vat')}
        hint={text('company-form.vat-hint')}
        optional
      />
      <TextField
        {...field('registrationNumber', isRegistered)}
        dir="ltr"
        inputMode="numeric"
        label={text('company-form.registration')}
        optional
      />
    </FieldGroup>
  );
}

/** Where the company is registered. */
export function LegalAddressFields({ form, regions }: FieldsProps & { regions: readonly Region[] }) {
  const text = useText();
  return (
    <FieldGroup title={text('company-form.address')}>
      <PlaceFields
        form={form}
        regions={regions}
        labels={{
          street: text('company-form.street'),
          streetHint: text('company-form.street-hint'),
          city: text('company-form.city'),
          regionCode: text('company-form.region'),
          postcode: text('company-form.postcode'),
          postcodeError: text('company-form.postcode-error'),
          phone: text('company-form.phone'),
        }}
      />
    </FieldGroup>
  );
}
