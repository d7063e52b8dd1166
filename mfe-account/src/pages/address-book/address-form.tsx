import { change, type SessionCustomer } from 'shared-contracts';
import { useHost } from 'shared-platform';
import {
  Actions,
  AddressFields,
  Button,
  ButtonLink,
  CheckboxField,
  FormFailure,
  isVatNumber,
  Notice,
  TextField,
  usePlatformMessage,
  useShopForm,
  type ShopForm,
} from 'shared-ui';
import { AddressBookDocument, UpdateAddressDocument } from './address-book.graphql.ts';
import styles from './address-book-page.module.css';
import { ADDRESS_BOOK_PATH } from './address-book-path';
import { toComplaints } from './address-complaints';
import { toForm, toInput, type AddressFormValues, type AddressView, type Region } from './address-view';
import { useText } from './messages/source';
import { useAddressCreation } from './use-address-creation';

/** What the platform keeps of a line of text. */
const LONGEST_LINE = 255;

export interface AddressFormProps {
  /** What is changed; undefined: a new one. */
  address: AddressView | undefined;
  /** The customer has none yet: this one becomes the default. */
  isFirst: boolean;
  regions: readonly Region[];
  customer: SessionCustomer;
}

/** One address of the book, new or changed. */
export function AddressForm({ address, isFirst, regions, customer }: AddressFormProps) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const create = useAddressCreation();
  const form: ShopForm<AddressFormValues> = useShopForm<AddressFormValues>({
    defaultValues: toForm(address, customer),
    keep: `address-${address?.id ?? 'new'}`,
    guard: true,
    async onSubmit(values, { arrived }) {
      const input = toInput(isFirst ? { ...values, isDefaultShipping: true, isDefaultBilling: true } : values, regions, address);
      const { error } = address ? await change(host.commerce, UpdateAddressDocument, { id: address.id, input }) : await create(input);
      if (error) {
        const complaints = toComplaints(error);
        if (!complaints) return { failure: await say(error) };
        const saying = complaints.map(async ({ field, isMissing, sentence }) => [
          field,
          isMissing ? missing(rules.required('')) : await say(sentence),
        ]);
        return { errors: Object.fromEntries(await Promise.all(saying)) };
      }
      // The list shows what the platform has now.
      await host.commerce.query(AddressBookDocument, {}, { policy: 'network-only' });
      host.toasts.add({ type: 'success', message: text('book.saved') });
      if (arrived()) host.navigation.replace(ADDRESS_BOOK_PATH);
      return undefined;
    },
  });
  const { formProps, failure, rules, isBusy } = form;
  return (
    <form {...formProps} className={styles.form}>
      <FormFailure failure={failure} />
      {address?.foreignCountry !== undefined && <Notice type="info">{text('book.foreign')}</Notice>}
      <AddressFields
        form={form}
        regions={regions}
        labels={useAddressLabels()}
        after={(wide) => (
          <>
            <BusinessFields form={form} address={address} />
            <div className={wide}>
              <Defaults form={form} address={address} isFirst={isFirst} />
            </div>
          </>
        )}
      />
      <Actions className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {text('book.save')}
        </Button>
        <ButtonLink to={ADDRESS_BOOK_PATH} variant="quiet">
          {text('book.cancel')}
        </ButtonLink>
      </Actions>
    </form>
  );
}

/** For an invoice in the name of a company. */
function BusinessFields({ form: { field, rules }, address }: Pick<DefaultsProps, 'form' | 'address'>) {
  const text = useText();
  const isVat = (value: unknown) => {
    const typed = String(value).trim();
    // A number that is stored already, of another country perhaps, may stay.
    return typed === '' || typed === address?.vatNumber || isVatNumber(typed) || text('book.vat-error');
  };
  return (
    <>
      <TextField
        {...field('company', rules.maxLength(LONGEST_LINE))}
        label={text('book.company')}
        optional
        dir="auto"
        autoComplete="organization"
      />
      <TextField
        {...field('vatNumber', isVat)}
        label={text('book.vat')}
        hint={text('book.vat-hint')}
        optional
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  );
}

type DefaultsProps = Pick<AddressFormProps, 'address' | 'isFirst'> & { form: ShopForm<AddressFormValues> };

/** A default is given here. It is taken away by giving it to another address. */
function Defaults({ form: { field }, address, isFirst }: DefaultsProps) {
  const text = useText();
  if (isFirst) return <p className={styles.hint}>{text('book.first')}</p>;
  return (
    <>
      {address?.isDefaultShipping ? (
        <p className={styles.hint}>{text('book.is-shipping')}</p>
      ) : (
        <CheckboxField {...field('isDefaultShipping')} label={text('book.use-shipping')} />
      )}
      {address?.isDefaultBilling ? (
        <p className={styles.hint}>{text('book.is-billing')}</p>
      ) : (
        <CheckboxField {...field('isDefaultBilling')} label={text('book.use-billing')} />
      )}
    </>
  );
}

function useAddressLabels() {
  const text = useText();
  return {
    firstName: text('field.first-name'),
    lastName: text('field.last-name'),
    street: text('book.street'),
    streetHint: text('book.street-hint'),
    city: text('book.city'),
    regionCode: text('book.region'),
    postcode: text('book.postcode'),
    postcodeError: text('book.postcode-error'),
    phone: text('book.phone'),
  };
}

/** What a rule says of an empty field. */
function missing(answer: true | string): string {
  return answer === true ? '' : answer;
}
