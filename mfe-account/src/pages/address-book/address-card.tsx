import { useId, useState, type RefObject } from 'react';
import { changeOrRefresh } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Actions, Badge, Button, ButtonLink, usePlatformMessage } from 'shared-ui';
import { UpdateAddressDocument } from './address-book.graphql.ts';
import styles from './address-book-page.module.css';
import { pathOf } from './address-book-path';
import { AddressText } from './address-text';
import type { AddressView } from './address-view';
import { useText } from './messages/source';

interface AddressCardProps {
  address: AddressView;
  addButton: RefObject<HTMLButtonElement | null>;
  onDelete: () => void;
}

/** One address, and what may be done with it. */
export function AddressCard({ address, addButton, onDelete }: AddressCardProps) {
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
    const told = error && (await say(error));
    setBusy(false);
    if (told !== undefined) return void host.toasts.add({ type: 'error', message: told });
    next.current?.focus();
    host.toasts.add({ type: 'success', message: text('book.default-set') });
  };
  return (
    <Button variant="quiet" size="s" busy={isBusy} aria-describedby={describedBy} onClick={() => void press()}>
      {text(kind === 'shipping' ? 'book.make-shipping' : 'book.make-billing')}
    </Button>
  );
}
