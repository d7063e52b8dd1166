import { REFUSED, UNAVAILABLE, type WishlistEntry, type WishlistService } from 'shared-contracts';
import { useHost } from 'shared-platform';
import type { ListChoice } from '../../features/choose-list/choose-list-dialog';
import { useText } from './messages/source';

/** Takes an entry off its list, with a way back, or moves it to another; says what became of it. `onGone`: it is off its list. */
export function useWishChanges(wishlist: WishlistService, entry: WishlistEntry, onGone: () => void) {
  const { toasts } = useHost();
  const text = useText();
  const { id, sku, parentSku, name, quantity, listId } = entry;
  const wordsOf = (error: unknown) => (error instanceof Error && error.name === REFUSED ? error.message : text('wish.change-failed'));
  const complain = (error: unknown) => {
    // That a service did not come has been said by the shell.
    if (!(error instanceof Error && error.name === UNAVAILABLE)) toasts.add({ type: 'error', message: wordsOf(error) });
  };
  const putBack = () =>
    wishlist.add({ sku, quantity, ...(parentSku === undefined ? {} : { parentSku }) }, listId).catch((error: unknown) => complain(error));
  return {
    async remove() {
      try {
        await wishlist.remove(sku, listId);
      } catch (error) {
        return complain(error);
      }
      onGone();
      toasts.add({
        type: 'info',
        message: text('wish.removed', { name }),
        actionText: text('wish.undo'),
        onAction(close) {
          close();
          void putBack();
        },
      });
    },
    /** Gives what went wrong. */
    async move(list: ListChoice): Promise<string | undefined> {
      try {
        await wishlist.move(id, list.id);
      } catch (error) {
        return wordsOf(error);
      }
      onGone();
      toasts.add({ type: 'success', message: text('wish.moved', { name, list: list.name }) });
      return undefined;
    },
  };
}
