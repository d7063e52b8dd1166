import type { UseFormReturn } from 'react-hook-form';
import { useText } from 'shared-platform';
import { all, CheckboxField, COUNTRY_CALLING_CODE, SelectField, TextField, useUiText, useValidators } from 'shared-ui';
import { isPostcode, type AddressForm, type Region } from '../../features/checkout-process/address';
import styles from './address-fields.module.css';

export interface AddressFieldsProps {
  form: UseFormReturn<AddressForm>;
  regions: readonly Region[];
  /** Which address the browser should fill in. */
  kind: 'shipping' | 'billing';
  hasEmail?: boolean;
  canBeSaved?: boolean;
}

/** The fields of an address, with the specification's rules. */
export function AddressFields({ form, regions, kind, hasEmail = false, canBeSaved = false }: AddressFieldsProps) {
  const text = useText();
  const ui = useUiText();
  const rules = useValidators();
  const { register, formState } = form;
  const errorOf = (name: keyof AddressForm) => formState.errors[name]?.message;
  const name = { validate: all(rules.required, rules.name) };
  return (
    <div className={styles.fields}>
      {hasEmail && (
        <TextField
          {...register('email', { validate: all(rules.required, rules.email) })}
          className={styles.wide}
          label={text('checkout.field.email')}
          hint={text('checkout.field.email-hint')}
          error={errorOf('email')}
          required
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <TextField
        {...register('firstName', name)}
        label={text('checkout.field.first-name')}
        error={errorOf('firstName')}
        required
        autoComplete={`${kind} given-name`}
      />
      <TextField
        {...register('lastName', name)}
        label={text('checkout.field.last-name')}
        error={errorOf('lastName')}
        required
        autoComplete={`${kind} family-name`}
      />
      <TextField
        {...register('street', { validate: rules.required })}
        className={styles.wide}
        label={text('checkout.field.street')}
        hint={text('checkout.field.street-hint')}
        error={errorOf('street')}
        required
        maxLength={255}
        autoComplete={`${kind} address-line1`}
      />
      <TextField
        {...register('city', { validate: rules.required })}
        label={text('checkout.field.city')}
        error={errorOf('city')}
        required
        autoComplete={`${kind} address-level2`}
      />
      <SelectField
        {...register('regionCode', { validate: rules.required })}
        label={text('checkout.field.region')}
        error={errorOf('regionCode')}
        required
        placeholder={ui.choose}
        autoComplete={`${kind} address-level1`}
        options={regions.map(({ code, name: label }) => ({ value: code, label }))}
      />
      <TextField
        {...register('postcode', {
          validate: all(rules.required, rules.numbersOnly, (value) => isPostcode(String(value)) || text('checkout.field.postcode-error')),
        })}
        label={text('checkout.field.postcode')}
        error={errorOf('postcode')}
        required
        dir="ltr"
        inputMode="numeric"
        autoComplete={`${kind} postal-code`}
      />
      <TextField
        {...register('phone', { validate: all(rules.required, rules.phone) })}
        label={text('checkout.field.phone')}
        error={errorOf('phone')}
        required
        dir="ltr"
        type="tel"
        inputMode="tel"
        prefix={COUNTRY_CALLING_CODE}
        autoComplete={`${kind} tel-national`}
      />
      {canBeSaved && <CheckboxField {...register('saveInAddressBook')} className={styles.wide} label={text('checkout.field.save')} />}
    </div>
  );
}
