import { useRef } from 'react';
import { changeOrRefresh } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { ConfirmDialog } from 'shared-ui';
import { refusalOf } from '../../features/attachments/refusal';
import { useText } from './messages/source';
import { CancelDrawingRequestDocument } from './view-request.graphql.ts';

/** Asks once more: a withdrawn request cannot be opened again. */
export function WithdrawDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const host = useHost();
  const text = useText();
  const told = useRef<'is-withdrawn' | 'over-already' | 'not-withdrawn'>('is-withdrawn');
  const withdraw = async () => {
    const { data, error } = await changeOrRefresh(host.commerce, CancelDrawingRequestDocument, { uid }, { retry: false });
    const answer = data?.cancelDrawingRequest;
    if (!answer?.request) told.current = refusalOf(answer?.user_errors, 'uid') === 'closed' ? 'over-already' : 'not-withdrawn';
    else told.current = 'is-withdrawn';
    return error;
  };
  return (
    <ConfirmDialog
      title={text('view-request.withdraw-title')}
      action={text('view-request.withdraw')}
      keep={text('view-request.keep')}
      onConfirm={withdraw}
      onClose={onClose}
      onDone={() => {
        host.toasts.add({ type: told.current === 'is-withdrawn' ? 'success' : 'error', message: text(`view-request.${told.current}`) });
        onClose();
      }}
    >
      <p>{text('view-request.withdraw-text')}</p>
    </ConfirmDialog>
  );
}
