import { useState } from 'react';
import { change } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { areFilesLost, Button, usePlatformMessage, laterDialog } from 'shared-ui';
import type { UploadOptions } from '../../features/attachments/use-attachments';
import { ReplyForm } from '../../features/thread/reply-form';
import { useText } from './messages/source';
import { AddSupportTicketMessageDocument } from './view-ticket.graphql.ts';

const CloseDialog = laterDialog(() => import('./close-dialog').then((part) => part.CloseDialog));

/** One message more, or the end of the ticket. */
export function TicketReply({ uid, number, options }: { uid: string; number: string; options: UploadOptions }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const [isAsking, setAsking] = useState(false);
  const send = async (message: string, ids: readonly string[]) => {
    const input = { ticket_uid: uid, message, ...(ids.length > 0 ? { upload_ids: [...ids] } : {}) };
    // It may have been closed in another tab, or by the shop: what there is now is shown, and what was typed stays.
    const { data, error } = await change(host.commerce, AddSupportTicketMessageDocument, { input }, { retry: false });
    if (error) return { failure: await say(error) };
    if (areFilesLost(data?.addSupportTicketMessage.user_errors, 'upload_ids'))
      return { areFilesLost: true, failure: text('view-ticket.refused') };
    return data?.addSupportTicketMessage.ticket ? {} : { failure: text('view-ticket.refused') };
  };
  return (
    <ReplyForm keep={`ticket-${number}`} options={options} use="ticket" onSend={send}>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {text('view-ticket.close')}
      </Button>
      {isAsking && <CloseDialog uid={uid} onClose={() => setAsking(false)} />}
    </ReplyForm>
  );
}
