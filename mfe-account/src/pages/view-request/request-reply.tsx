import { useState, type ReactNode } from 'react';
import { change } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Button, laterDialog } from 'shared-ui';
import type { KnownOptions } from '../../features/attachments/use-attachments';
import { present } from '../../features/present/present';
import type { ThreadMessages } from '../../features/thread/reply';
import { ReplyForm } from '../../features/thread/reply-form';
import { useText } from './messages/source';
import { AddDrawingRequestMessageDocument, DrawingRequestByNumberDocument } from './view-request.graphql.ts';

const WithdrawDialog = laterDialog(() => import('./withdraw-dialog').then((part) => part.WithdrawDialog));

interface RequestReplyProps {
  request: { uid: string; number: string; messages: ThreadMessages };
  files: KnownOptions;
  /** The request is over: what is shown in the place of the form. */
  closed: ReactNode | undefined;
}

/** One message more, or the request is withdrawn. */
export function RequestReply({ request: { uid, number, messages }, files, closed }: RequestReplyProps) {
  const { commerce } = useHost();
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const send = async (message: string, ids: readonly string[]) => {
    const input = { request_uid: uid, message, ...(ids.length > 0 ? { upload_ids: [...ids] } : {}) };
    const { data, error } = await change(commerce, AddDrawingRequestMessageDocument, { input }, { retry: false });
    const answer = data?.addDrawingRequestMessage;
    return { error, isTaken: Boolean(answer?.request), refusals: answer?.user_errors };
  };
  const read = async () => {
    const { data, error } = await commerce.query(DrawingRequestByNumberDocument, { number }, { policy: 'network-only' });
    return error ?? present(data?.customer?.drawing_requests.items)[0]?.messages;
  };
  return (
    <ReplyForm
      keep={`request-${number}`}
      files={files}
      use="drawing"
      messages={messages}
      onSend={send}
      onRead={read}
      closed={closed}
      words={{ closed: text('view-request.refused'), closedMeanwhile: text('view-request.closed-meanwhile') }}
    >
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {text('view-request.withdraw')}
      </Button>
      {isAsking && <WithdrawDialog uid={uid} onClose={() => setAsking(false)} />}
    </ReplyForm>
  );
}
