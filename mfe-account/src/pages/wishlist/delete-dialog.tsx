import type { WishlistService } from 'shared-contracts';
import { ConfirmDialog, unlessGone } from 'shared-ui';
import type { ListChoice } from '../../features/choose-list/choose-list-dialog';
import { useText } from './messages/source';
import { useOwnChange } from './use-own-change';
import { DeleteWishlistDocument } from './wishlist-changes.graphql.ts';

interface DeleteDialogProps {
  wishlist: WishlistService;
  list: ListChoice;
  /** Products that go with it. */
  count: number;
  onClose: () => void;
  onDone: () => void;
}

/** Asks once more, and deletes. */
export function DeleteDialog({ wishlist, list: { id, name }, count, onClose, onDone }: DeleteDialogProps) {
  const text = useText();
  const send = useOwnChange(wishlist);
  return (
    <ConfirmDialog
      title={text('wish.delete-title')}
      action={text('wish.delete')}
      keep={text('wish.keep')}
      onConfirm={async () => unlessGone((await send(DeleteWishlistDocument, { listId: id })).error)}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        <bdi dir="auto">{name}</bdi>
      </p>
      {count > 0 && <p>{text('wish.delete-count', { count })}</p>}
    </ConfirmDialog>
  );
}
