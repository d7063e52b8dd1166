import { useState } from 'react';
import { change, changeOrRefresh } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { areFilesLost, Button, ConfirmDialog, usePlatformMessage } from 'shared-ui';
import type { UploadOptions } from '../../features/attachments/use-attachments';
import { ReplyForm } from '../../features/thread/reply-form';
import { useText } from './messages/source';
import { AddDrawingRequestMessageDocument, CancelDrawingRequestDocument } from './view-request.graphql.ts';

/** One message more, or the request is withdrawn. */
export function RequestReply({ uid, number, options }: { uid: string; number: string; options: UploadOptions }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const [isAsking, setAsking] = useState(false);
  const send = async (message: string, ids: readonly string[]) => {
    const input = { request_uid: uid, message, ...(ids.length > 0 ? { upload_ids: [...ids] } : {}) };
    // It may have been closed meanwhile: what there is now is shown, and what was typed stays.
    const { data, error } = await change(host.commerce, AddDrawingRequestMessageDocument, { input }, { retry: false });
    if (error) return { failure: await say(error) };
    if (areFilesLost(data?.addDrawingRequestMessage.user_errors, 'upload_ids'))
      return { areFilesLost: true, failure: text('view-request.refused') };
    return data?.addDrawingRequestMessage.request ? {} : { failure: text('view-request.refused') };
  };
  return (
    <ReplyForm keep={`request-${number}`} options={options} use="drawing" onSend={send}>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {text('view-request.withdraw')}
      </Button>
      {isAsking && <WithdrawDialog uid={uid} onClose={() => setAsking(false)} />}
    </ReplyForm>
  );
}

/** Asks once more: a withdrawn request cannot be opened again. */
function WithdrawDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
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
