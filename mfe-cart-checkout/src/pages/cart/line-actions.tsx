import { useState } from 'react';
import type { CartItem } from 'shared-contracts';
import { useHost, useSnapshot } from 'shared-platform';
import { Button } from 'shared-ui';
import type { Removal } from '../../features/cart-lines/use-removal';
import type { SavedForLater } from '../../features/saved-for-later/use-saved-for-later';
import { toSavedLine } from '../../service/saved-lines';
import { useText } from './messages/source';
import styles from './line-actions.module.css';

export interface LineActionsProps {
  item: CartItem;
  /** Id of the product's name. */
  describedBy: string;
  moveOut: Removal['moveOut'];
  later: SavedForLater;
  /** On a phone they are folded. */
  isOpen: boolean;
  id: string;
}

/** Where a line may go instead: aside, or to the customer's wish list. */
export function LineActions({ item, describedBy, moveOut, later, isOpen, id }: LineActionsProps) {
  const host = useHost();
  const text = useText();
  const { status } = useSnapshot(host.session.state);
  const wishlist = status === 'customer' ? host.service('wishlist') : undefined;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const putAside = async () => {
    later.save(item);
    const isTaken = await moveOut(item, text('later.was-saved', { name: item.name }));
    if (!isTaken) later.forget(toSavedLine(item));
  };
  const toWishlist = async () => {
    if (!wishlist) return;
    const { sku, parentSku, selectedOptions, quantity } = item;
    setBusy(true);
    setFailure(undefined);
    try {
      await wishlist.add({ sku, selectedOptions, quantity, ...(parentSku === undefined ? {} : { parentSku }) });
      await moveOut(item, text('later.was-moved', { name: item.name }));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div id={id} className={styles.actions} data-open={isOpen}>
      {later.isReady && (
        <Button variant="quiet" size="s" aria-describedby={describedBy} onClick={() => void putAside()}>
          {text('later.save')}
        </Button>
      )}
      {wishlist && (
        <Button variant="quiet" size="s" busy={isBusy} aria-describedby={describedBy} onClick={() => void toWishlist()}>
          {text('later.to-wishlist')}
        </Button>
      )}
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </div>
  );
}
