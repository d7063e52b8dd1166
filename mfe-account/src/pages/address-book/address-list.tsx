import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { changeOrRefresh } from 'shared-contracts';
import { useHost, useLocation } from 'shared-platform';
import { Actions, Badge, Button, ButtonLink, EmptyState, Pagination, usePlatformMessage } from 'shared-ui';
import { UpdateAddressDocument } from './address-book.graphql.ts';
import styles from './address-book-page.module.css';
import { pathOf } from './address-book-path';
import { bookAddress, PAGE_SIZE, searchAddresses } from './address-search';
import { AddressText } from './address-text';
import type { AddressView } from './address-view';
import { DeleteAddressDialog } from './delete-address-dialog';
import { FindAddress } from './find-address';
import { useText } from './messages/source';

/** The addresses, the default ones first, and the way to another. Many come a page at a time, and are looked through. */
export function AddressList({ addresses }: { addresses: readonly AddressView[] }) {
  const host = useHost();
  const text = useText();
  const addButton = useRef<HTMLButtonElement>(null);
  const { search } = useLocation();
  const { text: sought, found, page, pages, shown } = searchAddresses(search, addresses, host.intl.locale, text);
  const count = useRef<HTMLParagraphElement>(null);
  const shownSearch = useRef(search);
  useEffect(() => {
    // What was found, or another page, is read from its beginning.
    if (shownSearch.current !== search) count.current?.focus();
    shownSearch.current = search;
  }, [search]);
  const [leaving, setLeaving] = useState<AddressView>();
  const [deleted, setDeleted] = useState(0);
  // What opened the dialog goes with the address.
  useEffect(() => {
    if (deleted > 0) addButton.current?.focus();
  }, [deleted]);
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
              <AddressCard key={address.id} address={address} addButton={addButton} onDelete={() => setLeaving(address)} />
            ))}
          </ul>
          <Pagination page={page} pages={pages} hrefFor={(other) => bookAddress.path({ query: sought, page: other })} />
        </>
      )}
      {leaving && (
        <DeleteAddressDialog
          address={leaving}
          onClose={() => setLeaving(undefined)}
          onDeleted={() => {
            setLeaving(undefined);
            setDeleted((count) => count + 1);
          }}
        />
      )}
    </>
  );
}

interface AddressCardProps {
  address: AddressView;
  addButton: RefObject<HTMLButtonElement | null>;
  onDelete: () => void;
}

function AddressCard({ address, addButton, onDelete }: AddressCardProps) {
  const text = useText();
  const id = useId();
  const { isDefaultShipping, isDefaultBilling } = address;
  return (
    <li className={styles.card}>
      <div id={id}>
        {(isDefaultShipping || isDefaultBilling) && (
          <p className={styles.badges}>
            {isDefaultShipping && <Badge type="info">{text('book.default-shipping')}</Badge>}
            {isDefaultBilling && <Badge type="info">{text('book.default-billing')}</Badge>}
          </p>
        )}
        <AddressText address={address} />
      </div>
      <Actions className={styles.actions}>
        <ButtonLink to={pathOf(address.id)} variant="secondary" size="s" aria-describedby={id}>
          {text('book.edit')}
        </ButtonLink>
        {!isDefaultShipping && <MakeDefault address={address} kind="shipping" describedBy={id} next={addButton} />}
        {!isDefaultBilling && <MakeDefault address={address} kind="billing" describedBy={id} next={addButton} />}
        {!isDefaultShipping && !isDefaultBilling && (
          <Button variant="quiet" size="s" aria-describedby={id} onClick={onDelete}>
            {text('book.delete')}
          </Button>
        )}
      </Actions>
      {(isDefaultShipping || isDefaultBilling) && <p className={styles.hint}>{text('book.default-stays')}</p>}
    </li>
  );
}

interface MakeDefaultProps {
  address: AddressView;
  kind: 'shipping' | 'billing';
  describedBy: string;
  /** Has the focus next: this button goes. */
  next: RefObject<HTMLButtonElement | null>;
}

function MakeDefault({ address, kind, describedBy, next }: MakeDefaultProps) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    const input = kind === 'shipping' ? { default_shipping: true } : { default_billing: true };
    // An address that is gone goes from the list, too.
    const { error } = await changeOrRefresh(host.commerce, UpdateAddressDocument, { id: address.id, input });
    setBusy(false);
    if (error) return void host.toasts.add({ type: 'error', message: say(error) });
    next.current?.focus();
    host.toasts.add({ type: 'success', message: text('book.default-set') });
  };
  return (
    <Button variant="quiet" size="s" busy={isBusy} aria-describedby={describedBy} onClick={() => void press()}>
      {text(kind === 'shipping' ? 'book.make-shipping' : 'book.make-billing')}
    </Button>
  );
}
