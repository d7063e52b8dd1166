import { REFUSED, type WishlistService } from 'shared-contracts';
import type { MadeList } from '../../features/choose-list/choose-list-dialog';
import { isTaken } from './list-name';
import { useText } from './messages/source';

/** Makes a list. */
export function useListMaking(wishlist: WishlistService): (name: string) => Promise<MadeList> {
  const text = useText();
  return async (name) => {
    const taken = { complaint: text('wish.taken') };
    if (isTaken(wishlist, name)) return taken;
    try {
      const made = await wishlist.create?.(name);
      return made ? { id: made } : { failure: text('wish.change-failed') };
    } catch (error) {
      // It may be there: made by another tab, or by a command whose answer was lost.
      await wishlist.refresh().catch(() => undefined);
      if (isTaken(wishlist, name)) return taken;
      return { failure: error instanceof Error && error.name === REFUSED ? error.message : text('wish.change-failed') };
    }
  };
}
