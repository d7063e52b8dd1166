import { operation, type PageContext } from 'shared-contracts';
import { definePage, useHost, type PageProps } from 'shared-platform';
import { Button, ButtonLink, EmptyState, Notice, Skeleton } from 'shared-ui';
import { AccountLayout } from '../../features/account-layout/account-layout';
import { CustomerPart } from '../../features/customer-part/customer-part';
import { AddressBookDocument, AddressRegionsDocument } from './address-book.graphql.ts';
import { ADDRESS_BOOK_PATH, toWanted, type Wanted } from './address-book-path';
import { AddressForm } from './address-form';
import { AddressList } from './address-list';
import { toAddresses, toRegions } from './address-view';
import { messages, useText } from './messages/source';

const operations = () => ({
  book: operation(AddressBookDocument, {}, { required: false }),
  regions: operation(AddressRegionsDocument, {}, { required: false }),
});
type Operations = ReturnType<typeof operations>;

/** The customer's addresses, and the form for one of them: which, the address of the page says. */
export function AddressBookPage({ params, results }: PageProps<Operations>) {
  const text = useText();
  const wanted = toWanted(params);
  return (
    <AccountLayout title={text(titleOf(wanted))}>
      <Content wanted={wanted} results={results} />
    </AccountLayout>
  );
}

function titleOf({ view }: Wanted) {
  return view === 'list' ? 'book.title' : view === 'new' ? 'book.new' : 'book.edit-title';
}

function Content({ wanted, results: { book, regions: directory } }: Pick<PageProps<Operations>, 'results'> & { wanted: Wanted }) {
  const host = useHost();
  const text = useText();
  const retry = (what: string) => <Button onClick={() => host.commerce.invalidate([what])}>{text('retry')}</Button>;

  if (book.error && !book.data?.customer) {
    return (
      <Notice type="error" action={retry('customer')}>
        {text('book.failed')}
      </Notice>
    );
  }
  if (!book.data || (!directory.data && !directory.error)) return <Skeleton height="16rem" shape="block" />;
  const regions = toRegions(directory.data);
  const addresses = toAddresses(book.data, regions);
  if (wanted.view === 'list') return <AddressList addresses={addresses} />;
  const address = addresses.find(({ id }) => wanted.view === 'edit' && id === wanted.id);
  if (wanted.view === 'edit' && !address) {
    return (
      <EmptyState title={text('book.missing')} action={<ButtonLink to={ADDRESS_BOOK_PATH}>{text('book.back')}</ButtonLink>}>
        {text('book.missing-text')}
      </EmptyState>
    );
  }
  if (regions.length === 0) {
    return (
      <Notice type="error" action={retry('country')}>
        {text('book.regions-failed')}
      </Notice>
    );
  }
  // The form begins with the customer's name.
  return (
    <CustomerPart height="16rem">
      {(customer) => <AddressForm address={address} isFirst={addresses.length === 0} regions={regions} customer={customer} />}
    </CustomerPart>
  );
}

export default definePage<Operations>(
  {
    operations,
    head: ({ text, context }: { text: (id: ReturnType<typeof titleOf>) => string; context: Pick<PageContext, 'params'> }) => ({
      title: text(titleOf(toWanted(context.params))),
      robots: 'noindex',
    }),
    component: AddressBookPage,
  },
  messages,
);
