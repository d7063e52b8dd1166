import { change, toWesternDigits } from 'shared-contracts';
import { useHost, useLocation } from 'shared-platform';
import { areFilesLost, sendWithFiles, usePlatformMessage, useShopForm, type ShopForm } from 'shared-ui';
import { useAttachments, type Attachments, type UploadOptions } from '../../features/attachments/use-attachments';
import { toOrderNumber } from '../../features/order/order-path';
import { present } from '../../features/present/present';
import { ticketPath } from '../../features/tickets/ticket-path';
import { CreateSupportTicketDocument } from './create-ticket.graphql.ts';
import { useText } from './messages/source';

interface TicketValues {
  subject: string;
  category: string;
  priority: string;
  order: string;
  message: string;
  /** Always empty: where complaints about the files as a whole stand. */
  files: string;
}

/** What a ticket holds, its files, and how it is sent. `?order=` of the address names the order that it is about. */
export function useTicketForm(uploadOptions: UploadOptions): ShopForm<TicketValues> & Attachments {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const order = toOrderNumber(new URLSearchParams(useLocation().search).get('order') ?? undefined) ?? '';
  const attachments = useAttachments(uploadOptions, 'ticket', 'ticket');
  const { uploads, words } = attachments;
  const form = useShopForm<TicketValues>({
    defaultValues: { subject: '', category: order === '' ? '' : 'order', priority: 'normal', order, message: '', files: '' },
    keep: 'ticket',
    guard: true,
    async onSubmit(values, { arrived }) {
      const sent = await sendWithFiles(uploads, {
        send: (ids) => change(host.commerce, CreateSupportTicketDocument, { input: toInput(values, ids) }, { retry: false }),
        isLost: ({ data }) => areFilesLost(data?.createSupportTicket.user_errors, 'upload_ids'),
      });
      if (!sent) return { errors: { files: words.failed } };
      const { data, error } = sent;
      if (error) return { failure: await say(error) };
      const refusals = present(data?.createSupportTicket.user_errors);
      if (refusals.some(({ path }) => path?.includes('order_number'))) return { errors: { order: text('create-ticket.unknown-order') } };
      const ticket = data?.createSupportTicket.ticket;
      if (!ticket) return { failure: text('create-ticket.refused') };
      uploads?.clear();
      host.toasts.add({ type: 'success', message: text('create-ticket.done') });
      arrived();
      host.navigation.replace(ticketPath(ticket.number));
      return undefined;
    },
  });
  return { ...form, ...attachments };
}

function toInput({ subject, category, priority, order, message }: TicketValues, files: readonly string[]) {
  const number = toWesternDigits(order.trim());
  return {
    subject: subject.trim(),
    category,
    priority,
    message: message.trim(),
    ...(number === '' ? {} : { order_number: number }),
    ...(files.length > 0 ? { upload_ids: [...files] } : {}),
  };
}
