import { changeOrRefresh } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { ConfirmDialog } from 'shared-ui';
import { useText } from './messages/source';
import { CancelDrawingRequestDocument } from './view-request.graphql.ts';

/** Asks once more: a withdrawn request cannot be opened again. */
export function WithdrawDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const host = useHost();
  const text = useText();
  return (
    <ConfirmDialog
      title={text('view-request.withdraw-title')}
      action={text('view-request.withdraw')}
      keep={text('view-request.keep')}
      onConfirm={async () => (await changeOrRefresh(host.commerce, CancelDrawingRequestDocument, { uid }, { retry: false })).error}
      onClose={onClose}
      // Also where the platform refused: it is at its end then.
      onDone={() => {
        host.toasts.add({ type: 'success', message: text('view-request.is-withdrawn') });
        onClose();
      }}
    >
      <p>{text('view-request.withdraw-text')}</p>
    </ConfirmDialog>
  );
}
