import { changeOrRefresh } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { ConfirmDialog, unlessGone } from 'shared-ui';
import { DeleteAddressDocument } from './address-book.graphql.ts';
import { AddressText } from './address-text';
import type { AddressView } from './address-view';
import { useText } from './messages/source';

export interface DeleteAddressDialogProps {
  address: AddressView;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks once more, and deletes. */
export function DeleteAddressDialog({ address, onClose, onDeleted }: DeleteAddressDialogProps) {
  const host = useHost();
  const text = useText();
  return (
    <ConfirmDialog
      title={text('book.delete-title')}
      action={text('book.delete')}
      keep={text('book.keep')}
      onConfirm={async () => unlessGone((await changeOrRefresh(host.commerce, DeleteAddressDocument, { id: address.id })).error)}
      onClose={onClose}
      onDone={() => {
        host.toasts.add({ type: 'success', message: text('book.deleted') });
        onDeleted();
      }}
    >
      <AddressText address={address} />
    </ConfirmDialog>
  );
}
