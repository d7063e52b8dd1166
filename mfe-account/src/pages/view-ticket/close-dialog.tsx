import { changeOrRefresh } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { ConfirmDialog } from 'shared-ui';
import { useText } from './messages/source';
import { CloseSupportTicketDocument } from './view-ticket.graphql.ts';

/** Asks once more: a closed ticket cannot be opened again. */
export function CloseDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const host = useHost();
  const text = useText();
  return (
    <ConfirmDialog
      title={text('view-ticket.close-title')}
      action={text('view-ticket.close')}
      keep={text('view-ticket.keep')}
      onConfirm={async () => (await changeOrRefresh(host.commerce, CloseSupportTicketDocument, { uid }, { retry: false })).error}
      onClose={onClose}
      // Also where the platform refused: another tab was faster then, and the ticket is closed.
      onDone={() => {
        host.toasts.add({ type: 'success', message: text('view-ticket.is-closed') });
        onClose();
      }}
    >
      <p>{text('view-ticket.close-text')}</p>
    </ConfirmDialog>
  );
}
