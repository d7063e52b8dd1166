import { CheckboxField, COUNTRY_CALLING_CODE, SelectField, TextField, type ShopForm } from 'shared-ui';
import { isPostcode, type AddressForm, type Region } from '../../features/checkout-process/address';
import { useText } from './messages/source';
import styles from './address-fields.module.css';

export interface AddressFieldsProps {
  form: ShopForm<AddressForm>;
  regions: readonly Region[];
  /** Which address the browser should fill in. */
  kind: 'shipping' | 'billing';
  hasEmail?: boolean;
  canBeSaved?: boolean;
}

/** The fields of an address, with the specification's rules. */
export function AddressFields({ form, regions, kind, hasEmail = false, canBeSaved = false }: AddressFieldsProps) {
  const text = useText();
  const { field, rules } = form;
  const isFive = (value: unknown) => isPostcode(String(value)) || text('checkout.field.postcode-error');
  return (
    <div className={styles.fields}>
      {hasEmail && (
        <TextField
          {...field('email', rules.required, rules.email)}
          className={styles.wide}
          label={text('checkout.field.email')}
          hint={text('checkout.field.email-hint')}
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
        {...field('firstName', rules.required, rules.name)}
        dir="auto"
        label={text('checkout.field.first-name')}
        required
        autoComplete={`${kind} given-name`}
      />
      <TextField
        {...field('lastName', rules.required, rules.name)}
        dir="auto"
        label={text('checkout.field.last-name')}
        required
        autoComplete={`${kind} family-name`}
      />
      <TextField
        {...field('street', rules.required)}
        dir="auto"
        className={styles.wide}
        label={text('checkout.field.street')}
        hint={text('checkout.field.street-hint')}
        required
        maxLength={255}
        autoComplete={`${kind} address-line1`}
      />
      <TextField
        {...field('city', rules.required)}
        dir="auto"
        label={text('checkout.field.city')}
        required
        autoComplete={`${kind} address-level2`}
      />
      <SelectField
        {...field('regionCode', rules.required)}
        label={text('checkout.field.region')}
        required
        placeholder
        autoComplete={`${kind} address-level1`}
        options={regions.map(({ code, name: label }) => ({ value: code, label }))}
      />
      <TextField
        {...field('postcode', rules.required, rules.numbersOnly, isFive)}
        label={text('checkout.field.postcode')}
        required
        dir="ltr"
        inputMode="numeric"
        autoComplete={`${kind} postal-code`}
      />
      <TextField
        {...field('phone', rules.required, rules.phone)}
        label={text('checkout.field.phone')}
        required
        dir="ltr"
        type="tel"
        inputMode="tel"
        prefix={COUNTRY_CALLING_CODE}
        autoComplete={`${kind} tel-national`}
      />
      {canBeSaved && <CheckboxField {...field('saveInAddressBook')} className={styles.wide} label={text('checkout.field.save')} />}
    </div>
  );
}
