import { useHost } from 'shared-platform';
import { AddressFields as SharedFields, CheckboxField, isVatNumber, TextField, type ShopForm } from 'shared-ui';
import type { AddressForm, Region } from '../../features/checkout-process/address';
import { ErrorSummary } from './error-summary';
import { ShortAddressField } from './short-address-field';
import { useText } from './messages/source';

/** What the platform keeps of a line of text. */
const LONGEST_LINE = 255;

export interface AddressFieldsProps {
  form: ShopForm<AddressForm>;
  regions: readonly Region[];
  /** Which address the browser should fill in. */
  kind: 'shipping' | 'billing';
  hasEmail?: boolean;
  canBeSaved?: boolean;
}

/** The fields of an address in the checkout's words, with a guest's e-mail address and a customer's wish to keep it. */
export function AddressFields({ form, regions, kind, hasEmail = false, canBeSaved = false }: AddressFieldsProps) {
  const text = useText();
  const { field, rules } = form;
  const isVat = (value: unknown) => String(value).trim() === '' || isVatNumber(String(value)) || text('checkout.field.vat-error');
  const isLookedUp = useHost().config.addressLookUp ?? false;
  const labels = useLabels(isLookedUp);
  // What fills in the others comes before them.
  const shortAddress = (wide: string | undefined) => <ShortAddressField form={form} regions={regions} labels={labels} className={wide} />;
  return (
    <SharedFields
      form={form}
      regions={regions}
      kind={kind}
      labels={{ ...labels, streetHint: text('checkout.field.street-hint'), postcodeError: text('checkout.field.postcode-error') }}
      before={(wide) => (
        <>
          <ErrorSummary form={form} className={wide} labels={labels} />
          {hasEmail && <EmailField field={field('email', rules.required, rules.email)} className={wide} label={labels.email} />}
          {isLookedUp && shortAddress(wide)}
        </>
      )}
      after={(wide) => (
        <>
          {!isLookedUp && shortAddress(wide)}
          <TextField
            {...field('company', rules.maxLength(LONGEST_LINE))}
            label={text('checkout.field.company')}
            optional
            dir="auto"
            autoComplete={`${kind} organization`}
          />
          <VatNumberField field={field('vatNumber', isVat)} label={labels.vatNumber} />
          {canBeSaved && <CheckboxField {...field('saveInAddressBook')} className={wide} label={text('checkout.field.save')} />}
        </>
      )}
    />
  );
}

/** In the order of the fields. */
function useLabels(isLookedUp: boolean) {
  const text = useText();
  const short = { shortAddress: text('checkout.field.short') };
  return {
    email: text('checkout.field.email'),
    ...(isLookedUp ? short : {}),
    firstName: text('checkout.field.first-name'),
    lastName: text('checkout.field.last-name'),
    street: text('checkout.field.street'),
    city: text('checkout.field.city'),
    regionCode: text('checkout.field.region'),
    postcode: text('checkout.field.postcode'),
    phone: text('checkout.field.phone'),
    ...short,
    vatNumber: text('checkout.field.vat'),
  };
}

interface FieldProps {
  field: ReturnType<ShopForm<AddressForm>['field']>;
  label: string;
  className?: string | undefined;
}

function EmailField({ field, label, className }: FieldProps) {
  const text = useText();
  return (
    <TextField
      {...field}
      className={className}
      label={label}
      hint={text('checkout.field.email-hint')}
      required
      type="email"
      inputMode="email"
      dir="ltr"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

function VatNumberField({ field, label }: FieldProps) {
  const text = useText();
  return (
    <TextField {...field} label={label} hint={text('checkout.field.vat-hint')} optional dir="ltr" inputMode="numeric" autoComplete="off" />
  );
}
