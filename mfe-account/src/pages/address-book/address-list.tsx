import { useEffect, useRef, useState, type RefObject } from 'react';
import { useHost, useLocation } from 'shared-platform';
import { Button, EmptyState, Pagination, laterDialog } from 'shared-ui';
import { useListFocus } from '../../features/list-focus/use-list-focus';
import styles from './address-book-page.module.css';
import { pathOf } from './address-book-path';
import { AddressCard } from './address-card';
import { bookAddress, PAGE_SIZE, searchAddresses } from './address-search';
import type { AddressView } from './address-view';
import { FindAddress } from './find-address';
import { useText } from './messages/source';

const DeleteAddressDialog = laterDialog(() => import('./delete-address-dialog').then((part) => part.DeleteAddressDialog));

/** The addresses, the default ones first, and the way to another. Many come a page at a time, and are looked through. */
export function AddressList({ addresses }: { addresses: readonly AddressView[] }) {
  const host = useHost();
  const text = useText();
  const addButton = useRef<HTMLButtonElement>(null);
  const { search } = useLocation();
  const { text: sought, found, page, pages, shown } = searchAddresses(search, addresses, host.intl.locale, text);
  const count = useListFocus();
  const deletion = useDeletion(addButton);
  const add = (
    <Button ref={addButton} onClick={() => host.navigation.push(pathOf('new'))}>
      {text('book.new')}
    </Button>
  );
  return (
    <>
      {addresses.length === 0 ? (
        <EmptyState title={text('book.empty')} action={add}>
          {text('book.empty-text')}
        </EmptyState>
      ) : (
        <>
          <p>{add}</p>
          {(addresses.length > PAGE_SIZE || sought !== '') && (
            <>
              <FindAddress sought={sought} />
              <p ref={count} tabIndex={-1} role="status" className={styles.count}>
                {text('book.count', { count: found.length })}
              </p>
            </>
          )}
          <ul className={styles.addresses}>
            {shown.map((address) => (
              <AddressCard key={address.id} address={address} addButton={addButton} onDelete={() => deletion.ask(address)} />
            ))}
          </ul>
          <Pagination page={page} pages={pages} hrefFor={(other) => bookAddress.path({ query: sought, page: other })} />
        </>
      )}
      {deletion.asked && <DeleteAddressDialog address={deletion.asked} onClose={deletion.close} onDeleted={deletion.finish} />}
    </>
  );
}

/** Which address is to go, and where the focus goes after it. */
function useDeletion(next: RefObject<HTMLButtonElement | null>) {
  const [asked, ask] = useState<AddressView>();
  const [deleted, setDeleted] = useState(0);
  // What opened the dialog goes with the address.
  useEffect(() => {
    if (deleted > 0) next.current?.focus();
  }, [deleted, next]);
  const close = () => ask(undefined);
  const finish = () => {
    close();
    setDeleted((count) => count + 1);
  };
  return { asked, ask, close, finish };
}
