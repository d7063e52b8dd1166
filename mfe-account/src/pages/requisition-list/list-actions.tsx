import { useHost } from 'shared-platform';
import { Actions, Button } from 'shared-ui';
import { cartRef } from 'shared-contracts';
import type { useCartLines } from '../../features/cart-outcome/use-cart-lines';
import { toWanted, type EntryView, type ListView } from './list-view';
import { useText } from './messages/source';
import styles from './requisition-list-page.module.css';
import { ShareList } from './share-list';

interface ListActionsProps {
  list: ListView;
  /** What goes into the cart; none: everything on the page. */
  chosen: readonly EntryView[];
  cart: ReturnType<typeof useCartLines>;
  onAsk: (what: 'rename' | 'delete') => void;
}

/** What may be done with the list as a whole. */
export function ListActions({ list, chosen, cart, onAsk }: ListActionsProps) {
  const host = useHost();
  const text = useText();
  const wanted = chosen.length > 0 ? chosen : list.entries;
  return (
    <Actions className={styles.actions}>
      {host.supports(cartRef) && list.entries.length > 0 && (
        <Button busy={cart.isBusy} onClick={() => void cart.add(wanted.map(toWanted))}>
          {text(chosen.length > 0 ? 'entries.cart-chosen' : 'entries.cart-all', { count: wanted.length })}
        </Button>
      )}
      {list.entries.length > 0 && <ShareList list={list} />}
      <Button variant="quiet" onClick={() => onAsk('rename')}>
        {text('entries.rename')}
      </Button>
      <Button variant="quiet" onClick={() => onAsk('delete')}>
        {text('entries.delete')}
      </Button>
    </Actions>
  );
}
