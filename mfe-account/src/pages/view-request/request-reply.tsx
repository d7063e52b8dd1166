import { useState } from 'react';
import { change } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { areFilesLost, Button, usePlatformMessage, laterDialog } from 'shared-ui';
import type { UploadOptions } from '../../features/attachments/use-attachments';
import { ReplyForm } from '../../features/thread/reply-form';
import { useText } from './messages/source';
import { AddDrawingRequestMessageDocument } from './view-request.graphql.ts';

const WithdrawDialog = laterDialog(() => import('./withdraw-dialog').then((part) => part.WithdrawDialog));

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
