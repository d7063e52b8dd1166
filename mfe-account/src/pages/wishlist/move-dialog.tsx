import type { WishlistEntry, WishlistService, WishlistState } from 'shared-contracts';
import { ChooseListDialog } from '../../features/choose-list/choose-list-dialog';
import { LONGEST_NAME } from './list-name';
import { useText } from './messages/source';
import { useListMaking } from './use-list-making';
import { useWishChanges } from './use-wish-changes';

export interface MoveDialogProps {
  wishlist: WishlistService;
  entry: WishlistEntry;
  /** All of the customer's. */
  lists: WishlistState['lists'];
  /** Another list can be made. */
  isOpenEnded: boolean;
  /** Called once the entry is off its list. */
  onGone: () => void;
  onClose: () => void;
}

/** Which list a product goes to. */
export function MoveDialog({ wishlist, entry, lists, isOpenEnded, onGone, onClose }: MoveDialogProps) {
  const text = useText();
  const { move } = useWishChanges(wishlist, entry, onGone);
  const create = useListMaking(wishlist);
  return (
    <ChooseListDialog
      title={text('wish.move')}
      lists={lists.filter(({ id }) => id !== entry.listId)}
      longestName={LONGEST_NAME}
      keep={`wish-${entry.id}`}
      create={isOpenEnded ? create : undefined}
      onChoose={move}
      onClose={onClose}
    />
  );
}
