import { useEffect } from 'react';
import { operation, type PageParams } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { ButtonLink, defineAccountPage, LoadFailure, missing, laterPart } from 'shared-ui';
import { CustomerPart } from '../../features/customer-part/customer-part';
import { AddressBookDocument, AddressRegionsDocument } from './address-book.graphql.ts';
import { ADDRESS_BOOK_PATH, toAddressBookRoute } from './address-book-path';
import { AddressList } from './address-list';
import { toAddresses, toRegions, type AddressView, type Region } from './address-view';
import { messages, useText } from './messages/source';

const loadForm = () => import('./address-form').then((part) => part.AddressForm);
const AddressForm = laterPart(loadForm, { height: '48rem' });

/** The form's code comes beside the answers. */
function Ahead({ params }: { params: PageParams }) {
  const hasForm = toAddressBookRoute(params).view !== 'list';
  useEffect(() => {
    // What does not come is said, and asked for again, in the form's place.
    if (hasForm) void loadForm().catch(() => undefined);
  }, [hasForm]);
  return null;
}

interface AddressBookView {
  /** Undefined where they could not be read. */
  addresses: readonly AddressView[] | undefined;
  /** None where they could not be read. */
  regions: readonly Region[];
}

/** The customer's addresses, and the form for one of them: which, the address of the page says. */
function AddressBook({ view: { addresses, regions }, params }: { view: AddressBookView; params: PageParams }) {
  const { commerce } = useHost();
  const text = useText();
  const route = toAddressBookRoute(params);
  // Each of the two questions is asked again by itself.
  if (!addresses) return <LoadFailure onRetry={() => commerce.invalidate(['customer'])}>{text('book.failed')}</LoadFailure>;
  if (route.view === 'list') return <AddressList addresses={addresses} />;
  if (regions.length === 0)
    return <LoadFailure onRetry={() => commerce.invalidate(['country'])}>{text('book.regions-failed')}</LoadFailure>;
  const address = addresses.find(({ id }) => route.view === 'edit' && id === route.id);
  // The form begins with the customer's name.
  return (
    <CustomerPart height="16rem">
      {(customer) => <AddressForm address={address} isFirst={addresses.length === 0} regions={regions} customer={customer} />}
    </CustomerPart>
  );
}

const BackToBook = () => <ButtonLink to={ADDRESS_BOOK_PATH}>{useText()('book.back')}</ButtonLink>;

const TITLES = { list: 'book.title', new: 'book.new', edit: 'book.edit-title' } as const;

export default defineAccountPage(
  {
    title: (_view, { params }) => TITLES[toAddressBookRoute(params).view],
    operations: () => ({
      book: operation(AddressBookDocument, {}, { required: false }),
      directory: operation(AddressRegionsDocument, {}, { required: false }),
    }),
    lead: Ahead,
    failed: 'book.failed',
    missing: { title: 'book.missing', text: 'book.missing-text', action: BackToBook },
    view: ({ book, directory }, { params }) => {
      const regions = toRegions(directory.data);
      if (!book.data?.customer) return book.error && { addresses: undefined, regions };
      if (!directory.data && !directory.error) return undefined;
      const addresses = toAddresses(book.data, regions);
      const route = toAddressBookRoute(params);
      return route.view === 'edit' && !addresses.some(({ id }) => id === route.id) ? missing : { addresses, regions };
    },
    component: AddressBook,
  },
  messages,
);
