import { useState } from 'react';
import { cartRef, type WishlistEntry, type WishlistService, type WishlistState } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Actions, Button, laterDialog } from 'shared-ui';
import { CartOutcome, CartProgress } from '../../features/cart-outcome/cart-outcome';
import { useCartLines } from '../../features/cart-outcome/use-cart-lines';
import { ShareList } from '../../features/share-list/share-list';
import { useText } from './messages/source';
import type { ListSettings } from './use-list-settings';
import { readWished, toShared, toWanted } from './wished-lines';
import { address } from './wishlist-place';
import styles from './wishlist-page.module.css';

const NameDialog = laterDialog(() => import('./name-dialog').then((part) => part.NameDialog));
const DeleteDialog = laterDialog(() => import('./delete-dialog').then((part) => part.DeleteDialog));

interface ListActionsProps {
  wishlist: WishlistService;
  /** Undefined where the customer has none yet. */
  list: WishlistState['lists'][number] | undefined;
  /** All of the list. */
  entries: readonly WishlistEntry[];
  settings: ListSettings;
  /** The platform keeps the customer's first list. */
  isDefault: boolean;
}

/** What may be done with the list as a whole. */
export function ListActions({ wishlist, list, entries, settings, isDefault }: ListActionsProps) {
  const host = useHost();
  const text = useText();
  const cart = useCartLines();
  const [asked, setAsked] = useState<'new' | 'rename' | 'delete'>();
  const close = () => setAsked(undefined);
  const say = (message: string) => host.toasts.add({ type: 'success', message });
  const readAll = async () => {
    const products = await readWished(host, entries);
    if (!products) throw new Error(text('wish.unread'));
    return entries.map((entry) => toWanted(entry, products, text));
  };
  const readShared = async () => {
    const variants = entries.filter(({ parentSku }) => parentSku !== undefined);
    const products = await readWished(host, variants);
    return products && entries.map((entry) => toShared(entry, products));
  };
  return (
    <>
      <Actions className={styles.tools}>
        {host.supports(cartRef) && entries.length > 0 && (
          <Button busy={cart.isBusy} onClick={() => void cart.add(readAll)}>
            {text('wish.add-all', { count: entries.length })}
          </Button>
        )}
        {list && entries.length > 0 && <ShareList name={list.name} read={readShared} />}
        {settings.isOpenEnded && (
          <Button variant="quiet" onClick={() => setAsked('new')}>
            {text('wish.new')}
          </Button>
        )}
        {settings.areSeveral && list && (
          <Button variant="quiet" onClick={() => setAsked('rename')}>
            {text('wish.rename')}
          </Button>
        )}
        {settings.areSeveral && list && !isDefault && (
          <Button variant="quiet" onClick={() => setAsked('delete')}>
            {text('wish.delete')}
          </Button>
        )}
        <CartProgress cart={cart} />
        {cart.outcome && <CartOutcome outcome={cart.outcome} />}
      </Actions>
      {asked === 'new' && (
        <NameDialog
          wishlist={wishlist}
          onClose={close}
          onDone={({ id, name }) => {
            close();
            say(text('wish.made', { list: name }));
            host.navigation.push(address.path({ list: id }));
          }}
        />
      )}
      {asked === 'rename' && list && (
        <NameDialog
          wishlist={wishlist}
          list={list}
          onClose={close}
          onDone={({ name }) => {
            close();
            say(text('wish.renamed', { list: name }));
          }}
        />
      )}
      {asked === 'delete' && list && (
        <DeleteDialog
          wishlist={wishlist}
          list={list}
          count={entries.length}
          onClose={close}
          onDone={() => {
            close();
            say(text('wish.deleted', { list: list.name }));
            host.navigation.replace(address.path({}));
          }}
        />
      )}
    </>
  );
}
