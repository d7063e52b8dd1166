import { useHost } from 'shared-platform';
import { Actions, Button } from 'shared-ui';
import { cartRef } from 'shared-contracts';
import type { useCartLines } from '../../features/cart-outcome/use-cart-lines';
import { ShareList } from '../../features/share-list/share-list';
import { toShared, toWanted, type EntryView, type ListView } from './list-view';
import { useText } from './messages/source';
import { readAllEntries } from './read-all-entries';
import styles from './requisition-list-page.module.css';

interface ListActionsProps {
  list: ListView;
  /** What goes into the cart; none: everything that is on the list. */
  chosen: readonly EntryView[];
  cart: ReturnType<typeof useCartLines>;
  onAsk: (what: 'rename' | 'delete') => void;
}

/** What may be done with the list as a whole. */
export function ListActions({ list, chosen, cart, onAsk }: ListActionsProps) {
  const host = useHost();
  const text = useText();
  const readAll = async () => {
    const entries = list.pages > 1 ? await readAllEntries(host, list) : list.entries;
    if (!entries) throw new Error(text('entries.unread'));
    return entries.map(toWanted);
  };
  return (
    <Actions className={styles.actions}>
      {host.supports(cartRef) && list.entries.length > 0 && (
        <Button busy={cart.isBusy} onClick={() => void cart.add(chosen.length > 0 ? chosen.map(toWanted) : readAll)}>
          {chosen.length > 0 ? text('entries.cart-chosen', { count: chosen.length }) : text('entries.cart-all', { count: list.count })}
        </Button>
      )}
      {list.entries.length > 0 && <ShareList name={list.name} read={async () => (await readAllEntries(host, list))?.map(toShared)} />}
      <Button variant="quiet" onClick={() => onAsk('rename')}>
        {text('entries.rename')}
      </Button>
      <Button variant="quiet" onClick={() => onAsk('delete')}>
        {text('entries.delete')}
      </Button>
    </Actions>
  );
}
