import { change, toWesternDigits, type CommerceResult } from 'shared-contracts';
import { useHost, useLocation } from 'shared-platform';
import { areFilesLost, usePlatformMessage, useShopForm, type ShopForm, type UploadLimits } from 'shared-ui';
import { isAboutFiles, refusalOf } from '../../features/attachments/refusal';
import { useAttachments, type Attachments, type UploadOptions } from '../../features/attachments/use-attachments';
import { areSentFiles, useSendOnce } from '../../features/attachments/use-send-once';
import { toOrderNumber } from '../../features/order/order-path';
import { present } from '../../features/present/present';
import { ticketPath } from '../../features/tickets/ticket-path';
import { CreateSupportTicketDocument, SentTicketsDocument, type CreateSupportTicketMutation } from './create-ticket.graphql.ts';
import { useText } from './messages/source';

/** Where the platform's mutation names files. */
const FILES = 'upload_ids';

interface TicketValues {
  subject: string;
  category: string;
  priority: string;
  order: string;
  message: string;
  /** Always empty: where complaints about the files as a whole stand. */
  files: string;
}

interface TicketForm extends ShopForm<TicketValues> {
  attachments: Attachments<UploadLimits | undefined>;
}

/** What a ticket holds, its files, and how it is sent. `?order=` of the address names the order that it is about. */
export function useTicketForm(uploadOptions: UploadOptions | undefined): TicketForm {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const order = toOrderNumber(new URLSearchParams(useLocation().search).get('order') ?? undefined) ?? '';
  const attachments = useAttachments(uploadOptions, 'ticket', 'ticket');
  const { uploads, words, hasFiles } = attachments;
  const sendOnce = useSendOnce();
  const find = useSentTicket();
  const form = useShopForm<TicketValues>({
    defaultValues: { subject: '', category: order === '' ? '' : 'order', priority: 'normal', order, message: '', files: '' },
    keep: 'ticket',
    guard: true,
    hasUnsent: hasFiles,
    async onSubmit(values, { arrived }) {
      const sent = await sendOnce(uploads, {
        send: (ids) => change(host.commerce, CreateSupportTicketDocument, { input: toInput(values, ids) }, { retry: false }),
        isLost: ({ data }) => areFilesLost(data?.createSupportTicket.user_errors, FILES),
        find: (ids) => find(toInput(values, ids)),
      });
      if (!sent) return { errors: { files: words.failed } };
      const { data, error } = sent;
      if (error) return { failure: await say(error) };
      const refusals = present(data?.createSupportTicket.user_errors);
      if (refusals.some(({ path }) => path?.includes('order_number'))) return { errors: { order: text('create-ticket.unknown-order') } };
      const ticket = data?.createSupportTicket.ticket;
      if (!ticket) {
        const refusal = refusalOf(refusals, FILES);
        return isAboutFiles(refusal) ? { errors: { files: words.refused(refusal) } } : { failure: text('create-ticket.refused') };
      }
      uploads?.clear();
      host.toasts.add({ type: 'success', message: text('create-ticket.done') });
      if (arrived()) host.navigation.replace(ticketPath(ticket.number));
      return undefined;
    },
  });
  return { ...form, attachments };
}

/** Asks the platform for a ticket that was sent though no answer came: one that is the same in all that was written, and is open still. */
function useSentTicket() {
  const { commerce } = useHost();
  return async (input: ReturnType<typeof toInput>): Promise<CommerceResult<CreateSupportTicketMutation> | undefined> => {
    const { data, error } = await commerce.query(SentTicketsDocument, {}, { policy: 'network-only' });
    if (error) return { data: undefined, error };
    const sent = present(data?.customer?.support_tickets.items).find((ticket) => {
      const [first] = present(ticket.messages);
      return (
        ticket.subject === input.subject &&
        ticket.status !== 'CLOSED' &&
        (ticket.order?.number ?? '') === (input.order_number ?? '') &&
        ticket.category.value === input.category &&
        ticket.priority.value === input.priority &&
        first?.is_customer === true &&
        first.text.trim() === input.message &&
        areSentFiles(first.attachments, input.upload_ids ?? [])
      );
    });
    if (!sent) return undefined;
    commerce.invalidate(['customer']);
    return { data: { createSupportTicket: { __typename: 'SupportTicketOutput', ticket: sent, user_errors: [] } }, error: undefined };
  };
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
