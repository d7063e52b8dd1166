import { useState } from 'react';
import { useHost } from 'shared-platform';
import { Button, Dialog, FormFailure, usePlatformMessage } from 'shared-ui';
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
  const say = usePlatformMessage();
  const [state, setState] = useState<{ isBusy: boolean; failure?: string }>({ isBusy: false });
  const press = async () => {
    setState({ isBusy: true });
    const { error } = await host.commerce.mutate(DeleteAddressDocument, { id: address.id });
    // What there is now is for the platform to say, also where another tab was faster.
    host.commerce.invalidate(['customer']);
    if (error) return setState({ isBusy: false, failure: say(error) });
    host.toasts.add({ type: 'success', message: text('book.deleted') });
    onDeleted();
  };
  return (
    <Dialog
      title={text('book.delete-title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" busy={state.isBusy} onClick={() => void press()}>
            {text('book.delete')}
          </Button>{' '}
          <Button variant="secondary" onClick={onClose}>
            {text('book.keep')}
          </Button>
        </>
      }
    >
      <FormFailure failure={state.failure} />
      <AddressText address={address} />
    </Dialog>
  );
}
