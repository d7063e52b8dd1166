import { changeOrRefresh } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { ConfirmDialog, unlessGone } from 'shared-ui';
import { useText } from './messages/source';
import { PaymentText } from './payment-text';
import { DeleteSavedPaymentDocument } from './saved-payments.graphql.ts';
import type { SavedPayment } from './saved-payments-view';

/** Asks once more, and deletes. */
export function DeletePaymentDialog({ payment, onClose }: { payment: SavedPayment; onClose: () => void }) {
  const host = useHost();
  const text = useText();
  return (
    <ConfirmDialog
      title={text('payments.delete-title')}
      action={text('payments.delete')}
      keep={text('payments.keep')}
      onConfirm={async () => {
        const { data, error } = await changeOrRefresh(host.commerce, DeleteSavedPaymentDocument, { publicHash: payment.publicHash });
        if (error) return unlessGone(error);
        return data?.deletePaymentToken?.result ? undefined : text('payments.not-deleted');
      }}
      onClose={onClose}
      onDone={() => {
        host.toasts.add({ type: 'success', message: text('payments.deleted') });
        onClose();
      }}
    >
      <PaymentText payment={payment} />
    </ConfirmDialog>
  );
}
