import { useState } from 'react';
import { Link, useHost, useSnapshot } from 'shared-platform';
import { Button, Notice, RadioCards, Skeleton, type TitleText } from 'shared-ui';
import { placeLines, toAddress, toForm, type AddressForm, type BookAddress, type Region } from '../../features/checkout-process/address';
import type { Checkout } from '../../features/checkout-process/checkout';
import { AddressFields } from './address-fields';
import { SIGN_IN_PATH } from './expired-notice';
import { useAddressBook } from './use-address-book';
import { useAddressForm } from './use-address-form';
import type { Regions } from './use-regions';
import { useText } from './messages/source';
import styles from './checkout-page.module.css';

export interface AddressStepProps {
  checkout: Checkout;
  regions: Regions;
  onDone: () => void;
}

/** Where the order goes; a guest's e-mail address with it. */
export function AddressStep({ checkout, regions, onDone }: AddressStepProps) {
  const host = useHost();
  const text = useText();
  const session = useSnapshot(host.session.state);
  const list = regions.status === 'ready' ? regions.known : undefined;
  const book = useAddressBook(session.status === 'customer', list);

  if (regions.status === 'failed') {
    return (
      <Notice
        type="error"
        action={
          <Button variant="secondary" size="s" onClick={regions.again}>
            {text('cart.try-again')}
          </Button>
        }
      >
        {text('checkout.regions-failed')}
      </Notice>
    );
  }
  if (!list || book.status === 'loading') return <Skeleton height={360} shape="block" />;
  return (
    <>
      {session.status !== 'customer' && (
        <p className={styles.hint}>
          {text('checkout.have-account')} <Link to={SIGN_IN_PATH}>{text('checkout.sign-in')}</Link>
        </p>
      )}
      {book.status === 'failed' && <Notice type="warning">{text('checkout.book.failed')}</Notice>}
      <AddressChoice
        checkout={checkout}
        regions={list}
        book={book.status === 'ready' ? book.addresses : []}
        isCustomer={session.status === 'customer'}
        onDone={onDone}
      />
    </>
  );
}

const OTHER = 'other';

interface AddressChoiceProps {
  checkout: Checkout;
  regions: readonly Region[];
  book: readonly BookAddress[];
  isCustomer: boolean;
  onDone: () => void;
}

function AddressChoice({ checkout, regions, book, isCustomer, onDone }: AddressChoiceProps) {
  const host = useHost();
  const text = useText();
  const { shippingAddress, errors, isSubmitting } = useSnapshot(checkout.state);
  const session = useSnapshot(host.session.state);
  const customer = session.status === 'customer' ? session.customer : undefined;
  const [chosen, setChosen] = useState(() => choiceOf(book, shippingAddress && toForm(shippingAddress)));

  const submit = async (address: ReturnType<typeof toAddress>, saveInAddressBook: boolean) => {
    if (address && (await checkout.submitShippingAddress(address, { saveInAddressBook }))) onDone();
  };
  // A failure is the checkout's to say: it is there after a reload too.
  const form = useAddressForm(
    checkout.storage,
    'shipping',
    shippingAddress ? toForm(shippingAddress) : { firstName: customer?.firstName ?? '', lastName: customer?.lastName ?? '' },
    (values) => submit(toAddress(values, regions, { withEmail: !isCustomer }), isCustomer && values.saveInAddressBook),
  );
  const saved = book.find(({ id }) => id === chosen);
  return (
    <form
      {...form.formProps}
      className={styles.form}
      onSubmit={(event) => {
        if (!saved) return form.formProps.onSubmit?.(event);
        event.preventDefault();
        return void submit(saved.address, false);
      }}
    >
      {book.length > 0 && (
        <RadioCards
          legend={text('checkout.book.legend')}
          name="saved-address"
          value={chosen}
          readOnly={isSubmitting || form.isBusy}
          onChange={setChosen}
          options={[...book.map((entry) => toCard(entry, text)), { value: OTHER, label: text('checkout.book.other') }]}
        />
      )}
      {!saved && <AddressFields form={form} regions={regions} kind="shipping" hasEmail={!isCustomer} canBeSaved={isCustomer} />}
      {errors.shippingAddress !== undefined && <Notice type="error">{errors.shippingAddress}</Notice>}
      <Button type="submit" busy={isSubmitting} className={styles.next}>
        {text('checkout.to-delivery')}
      </Button>
    </form>
  );
}

/** Two addresses of one person must not have the same name. */
function toCard({ id, address }: BookAddress, text: TitleText) {
  const [street = '', ...rest] = placeLines(address, text);
  return {
    value: id,
    label: <bdi>{`${address.firstname} ${address.lastname} · ${street}`}</bdi>,
    description: [address.company, ...rest].filter(Boolean).join(' · '),
  };
}

/** What two forms of one address may differ in. */
const withoutOwn = (form: AddressForm): AddressForm => ({ ...form, email: '', saveInAddressBook: false });

/** The saved address that was chosen before, else the first; what was typed, where that is none of them. */
function choiceOf(book: readonly BookAddress[], typed: AddressForm | undefined): string {
  const isTyped = (candidate: BookAddress) =>
    JSON.stringify(withoutOwn(toForm(candidate.address))) === JSON.stringify(typed && withoutOwn(typed));
  if (typed) return book.find(isTyped)?.id ?? OTHER;
  return book[0]?.id ?? OTHER;
}
