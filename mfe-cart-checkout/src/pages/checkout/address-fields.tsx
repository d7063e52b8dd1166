import { AddressFields as SharedFields, CheckboxField, TextField, type ShopForm } from 'shared-ui';
import type { AddressForm, Region } from '../../features/checkout-process/address';
import { useText } from './messages/source';

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
  return (
    <SharedFields
      form={form}
      regions={regions}
      kind={kind}
      labels={{
        firstName: text('checkout.field.first-name'),
        lastName: text('checkout.field.last-name'),
        street: text('checkout.field.street'),
        streetHint: text('checkout.field.street-hint'),
        city: text('checkout.field.city'),
        regionCode: text('checkout.field.region'),
        postcode: text('checkout.field.postcode'),
        postcodeError: text('checkout.field.postcode-error'),
        phone: text('checkout.field.phone'),
      }}
      before={(wide) =>
        hasEmail && (
          <TextField
            {...field('email', rules.required, rules.email)}
            className={wide}
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
        )
      }
      after={(wide) => canBeSaved && <CheckboxField {...field('saveInAddressBook')} className={wide} label={text('checkout.field.save')} />}
    />
  );
}
