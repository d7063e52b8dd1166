import { useState, type ReactNode } from 'react';
import { change } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Button, laterDialog } from 'shared-ui';
import type { KnownOptions } from '../../features/attachments/use-attachments';
import { present } from '../../features/present/present';
import type { ThreadMessages } from '../../features/thread/reply';
import { ReplyForm } from '../../features/thread/reply-form';
import { useText } from './messages/source';
import { AddSupportTicketMessageDocument, SupportTicketByNumberDocument } from './view-ticket.graphql.ts';

const CloseDialog = laterDialog(() => import('./close-dialog').then((part) => part.CloseDialog));

interface TicketReplyProps {
  ticket: { uid: string; number: string; messages: ThreadMessages };
  files: KnownOptions;
  /** The ticket is closed: what is shown in the place of the form. */
  closed: ReactNode | undefined;
}

/** One message more, or the end of the ticket. */
export function TicketReply({ ticket: { uid, number, messages }, files, closed }: TicketReplyProps) {
  const { commerce } = useHost();
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const send = async (message: string, ids: readonly string[]) => {
    const input = { ticket_uid: uid, message, ...(ids.length > 0 ? { upload_ids: [...ids] } : {}) };
    const { data, error } = await change(commerce, AddSupportTicketMessageDocument, { input }, { retry: false });
    const answer = data?.addSupportTicketMessage;
    return { error, isTaken: Boolean(answer?.ticket), refusals: answer?.user_errors };
  };
  const read = async () => {
    const { data, error } = await commerce.query(SupportTicketByNumberDocument, { number }, { policy: 'network-only' });
    return error ?? present(data?.customer?.support_tickets.items)[0]?.messages;
  };
  return (
    <ReplyForm
      keep={`ticket-${number}`}
      files={files}
      use="ticket"
      messages={messages}
      onSend={send}
      onRead={read}
      closed={closed}
      words={{ closed: text('view-ticket.refused'), closedMeanwhile: text('view-ticket.closed-meanwhile') }}
    >
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {text('view-ticket.close')}
      </Button>
      {isAsking && <CloseDialog uid={uid} onClose={() => setAsking(false)} />}
    </ReplyForm>
  );
}
