import { useRef } from 'react';
import { changeOrRefresh } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { ConfirmDialog } from 'shared-ui';
import { refusalOf } from '../../features/attachments/refusal';
import { useText } from './messages/source';
import { CloseSupportTicketDocument } from './view-ticket.graphql.ts';

/** Asks once more: a closed ticket cannot be opened again. */
export function CloseDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const host = useHost();
  const text = useText();
  const isClosed = useRef(true);
  const close = async () => {
    const { data, error } = await changeOrRefresh(host.commerce, CloseSupportTicketDocument, { uid }, { retry: false });
    const answer = data?.closeSupportTicket;
    // Another tab, or the shop, may have been faster: it is what was asked for.
    isClosed.current = Boolean(answer?.ticket) || refusalOf(answer?.user_errors, 'uid') === 'closed';
    return error;
  };
  return (
    <ConfirmDialog
      title={text('view-ticket.close-title')}
      action={text('view-ticket.close')}
      keep={text('view-ticket.keep')}
      onConfirm={close}
      onClose={onClose}
      onDone={() => {
        const [type, id] = isClosed.current ? (['success', 'is-closed'] as const) : (['error', 'not-closed'] as const);
        host.toasts.add({ type, message: text(`view-ticket.${id}`) });
        onClose();
      }}
    >
      <p>{text('view-ticket.close-text')}</p>
    </ConfirmDialog>
  );
}
