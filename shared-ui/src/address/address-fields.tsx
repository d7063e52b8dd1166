import type { ReactNode } from 'react';
import { SelectField } from '../fields/select-field';
import { TextField } from '../fields/text-field';
import type { ShopForm } from '../form/use-shop-form';
import { useTitleText } from '../platform-titles/messages/source';
import { regionTitle } from '../platform-titles/platform-titles';
import { COUNTRY_CALLING_CODE } from '../validation/phone';
import styles from './address-fields.module.css';
import { isPostcode } from './postcode';

/** What the platform keeps of a line of text. */
const LONGEST_LINE = 255;

/** What the fields of an address hold, as it is typed. A form may have more. */
export interface AddressValues {
  firstName: string;
  lastName: string;
  street: string;
  city: string;
  regionCode: string;
  postcode: string;
  phone: string;
}

/** What the fields are called, in the remote's own messages. */
export type AddressLabels = Readonly<Record<keyof AddressValues | 'streetHint' | 'postcodeError', string>>;

type AddressForm = Pick<ShopForm<AddressValues>, 'field' | 'rules'>;

/** Of an address: the place, without a person. */
export type PlaceValues = Omit<AddressValues, 'firstName' | 'lastName'>;
export type PlaceLabels = Omit<AddressLabels, 'firstName' | 'lastName'>;

export interface PlaceFieldsProps {
  form: Pick<ShopForm<PlaceValues>, 'field' | 'rules'>;
  labels: PlaceLabels;
  /** The platform's regions of the country. Their codes give their names in the shopper's language. */
  regions: readonly { code: string; name: string }[];
  /** Which address the browser should fill in. Default: none in particular. */
  kind?: 'shipping' | 'billing' | undefined;
}

export interface AddressFieldsProps {
  form: AddressForm;
  labels: AddressLabels;
  /** The platform's regions of the country. Their codes give their names in the shopper's language. */
  regions: readonly { code: string; name: string }[];
  /** Which address the browser should fill in. Default: none in particular. */
  kind?: 'shipping' | 'billing' | undefined;
  /** Fields before and after these. One with the class that they are given is as wide as the form. */
  before?: ((wide: string | undefined) => ReactNode) | undefined;
  after?: ((wide: string | undefined) => ReactNode) | undefined;
}

/** Where an address is, and its telephone: fields for a grid of two columns (`AddressGrid`), with the specification's rules. */
export function PlaceFields({ form: { field, rules }, labels, regions, kind }: PlaceFieldsProps) {
  const titles = useTitleText();
  const isFive = (value: unknown) => isPostcode(String(value)) || labels.postcodeError;
  const fillIn = (name: string) => (kind ? `${kind} ${name}` : name);
  return (
    <>
      <TextField
        {...field('street', rules.required, rules.maxLength(LONGEST_LINE))}
        dir="auto"
        className={styles.wide}
        label={labels.street}
        hint={labels.streetHint}
        required
        autoComplete={fillIn('address-line1')}
      />
      <TextField
        {...field('city', rules.required, rules.maxLength(LONGEST_LINE))}
        dir="auto"
        label={labels.city}
        required
        autoComplete={fillIn('address-level2')}
      />
      <SelectField
        {...field('regionCode', rules.required)}
        label={labels.regionCode}
        required
        placeholder
        autoComplete={fillIn('address-level1')}
        options={regions.map((region) => ({ value: region.code, label: regionTitle(titles, region) }))}
      />
      <TextField
        {...field('postcode', rules.required, rules.numbersOnly, isFive)}
        label={labels.postcode}
        required
        dir="ltr"
        inputMode="numeric"
        autoComplete={fillIn('postal-code')}
      />
      <TextField
        {...field('phone', rules.required, rules.phone)}
        label={labels.phone}
        required
        dir="ltr"
        type="tel"
        inputMode="tel"
        prefix={COUNTRY_CALLING_CODE}
        autoComplete={fillIn('tel-national')}
      />
    </>
  );
}

/** The grid of an address' fields: two in a line where there is room. */
export function AddressGrid({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

/** The fields of an address, with the specification's rules: two in a line where there is room. */
export function AddressFields({ form, labels, regions, kind, before, after }: AddressFieldsProps) {
  const { field, rules } = form;
  const fillIn = (name: string) => (kind ? `${kind} ${name}` : name);
  return (
    <div className={styles.fields}>
      {before?.(styles.wide)}
      <TextField
        {...field('firstName', rules.required, rules.name, rules.maxLength(LONGEST_LINE))}
        dir="auto"
        label={labels.firstName}
        required
        autoComplete={fillIn('given-name')}
      />
      <TextField
        {...field('lastName', rules.required, rules.name, rules.maxLength(LONGEST_LINE))}
        dir="auto"
        label={labels.lastName}
        required
        autoComplete={fillIn('family-name')}
      />
      <PlaceFields form={form} labels={labels} regions={regions} kind={kind} />
      {after?.(styles.wide)}
    </div>
  );
}
