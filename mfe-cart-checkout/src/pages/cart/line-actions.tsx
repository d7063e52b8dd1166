import { useState } from 'react';
import { type CartItem, choiceOf, wishlistRef } from 'shared-contracts';
import { useHost, useSnapshot } from 'shared-platform';
import { Button } from 'shared-ui';
import type { LineQuantity } from '../../features/cart-lines/use-line-quantity';
import type { Removal } from '../../features/cart-lines/use-removal';
import type { SavedForLater } from '../../features/saved-for-later/use-saved-for-later';
import { linesOf } from '../../service/lines-of';
import { cartOf } from '../../service/own-cart';
import { toSavedLine } from '../../service/saved-lines';
import { useText } from './messages/source';
import styles from './line-actions.module.css';

export interface LineActionsProps {
  item: CartItem;
  quantity: LineQuantity;
  /** Id of the product's name. */
  describedBy: string;
  moveOut: Removal['moveOut'];
  later: SavedForLater;
  /** On a phone they are folded. */
  isOpen: boolean;
  id: string;
}

/** Where a line may go instead: aside, or to the customer's wish list. */
export function LineActions({ item, quantity, describedBy, moveOut, later, isOpen, id }: LineActionsProps) {
  const host = useHost();
  const text = useText();
  const { status } = useSnapshot(host.session.state);
  const wishlist = status === 'customer' ? host.service(wishlistRef) : undefined;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  /** The line as the cart holds it: what the field shows may be refused yet, and a variant's line is another one after its change. */
  const settled = async (): Promise<CartItem> => {
    const held = await quantity.held();
    const { details } = cartOf(host).state.get();
    return { ...((details && linesOf(details, item)[0]) ?? item), quantity: held };
  };
  const putAside = async () => {
    const line = await settled();
    later.save(line);
    const isTaken = await moveOut(line, text('later.was-saved', { name: item.name }));
    if (!isTaken) later.forget(toSavedLine(line));
  };
  const toWishlist = async () => {
    if (!wishlist) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const line = await settled();
      await wishlist.add({ ...choiceOf(line), quantity: line.quantity });
      await moveOut(line, text('later.was-moved', { name: item.name }));
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
