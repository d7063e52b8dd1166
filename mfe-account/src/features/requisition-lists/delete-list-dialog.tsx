import { changeOrRefresh } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { ConfirmDialog, unlessGone } from 'shared-ui';
import { DeleteRequisitionListDocument } from './lists.graphql.ts';
import { useText } from './messages/source';

interface DeleteListDialogProps {
  list: { uid: string; name: string };
  onClose: () => void;
  onDone: () => void;
}

/** Asks once more, and deletes. */
export function DeleteListDialog({ list: { uid, name }, onClose, onDone }: DeleteListDialogProps) {
  const { commerce } = useHost();
  const text = useText();
  return (
    <ConfirmDialog
      title={text('list.delete-title')}
      action={text('list.delete')}
      keep={text('list.keep')}
      onConfirm={async () => unlessGone((await changeOrRefresh(commerce, DeleteRequisitionListDocument, { uid })).error)}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        <bdi dir="auto">{name}</bdi>
      </p>
    </ConfirmDialog>
  );
}
