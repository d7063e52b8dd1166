import { change, operation, toWesternDigits } from 'shared-contracts';
import { useHost, useLocation } from 'shared-platform';
import {
  areFilesLost,
  Button,
  defineAccountPage,
  FormFailure,
  SelectField,
  sendWithFiles,
  TextAreaField,
  TextField,
  UploadField,
  usePlatformMessage,
  useShopForm,
} from 'shared-ui';
import { UploadOptionsDocument } from '../../features/attachments/attachments.graphql.ts';
import { useAttachments, type UploadOptions } from '../../features/attachments/use-attachments';
import { toOrderNumber } from '../../features/order/order-path';
import { present } from '../../features/place/present';
import { ticketPath, TICKETS_PATH } from '../../features/tickets/ticket-path';
import { AllTickets } from '../../features/tickets/ticket-links';
import { CreateSupportTicketDocument, TicketOptionsDocument, type TicketOptionsQuery } from './create-ticket.graphql.ts';
import { messages, useText } from './messages/source';
import styles from '../../features/thread/thread-page.module.css';

/** The platform's limits. */
const LONGEST_SUBJECT = 200;
const LONGEST_MESSAGE = 10_000;

interface TicketFormView {
  options: TicketOptionsQuery['supportTicketOptions'];
  uploadOptions: UploadOptions;
}

/** Asks the support desk. `?order=` names the order that it is about. */
function TicketForm({ view: { options, uploadOptions } }: { view: TicketFormView }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const order = toOrderNumber(new URLSearchParams(useLocation().search).get('order') ?? undefined) ?? '';
  const { uploads, limits, words } = useAttachments(uploadOptions, 'ticket', 'ticket');
  const { field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { subject: '', category: order === '' ? '' : 'order', priority: 'normal', order, message: '', files: '' },
    keep: 'ticket',
    guard: true,
    async onSubmit(values) {
      const { subject, category, priority, message } = values;
      const number = toWesternDigits(values.order.trim());
      const input = (ids: readonly string[]) => ({
        subject: subject.trim(),
        category,
        priority,
        message: message.trim(),
        ...(number === '' ? {} : { order_number: number }),
        ...(ids.length > 0 ? { upload_ids: [...ids] } : {}),
      });
      const sent = await sendWithFiles(uploads, {
        send: (ids) => change(host.commerce, CreateSupportTicketDocument, { input: input(ids) }, { retry: false }),
        isLost: ({ data }) => areFilesLost(data?.createSupportTicket.user_errors, 'upload_ids'),
      });
      if (!sent) return { errors: { files: words.failed } };
      const { data, error } = sent;
      if (error) return { failure: say(error) };
      const refusals = present(data?.createSupportTicket.user_errors);
      if (refusals.some(({ path }) => path?.includes('order_number'))) return { errors: { order: text('create-ticket.unknown-order') } };
      const ticket = data?.createSupportTicket.ticket;
      if (!ticket) return { failure: text('create-ticket.refused') };
      uploads?.clear();
      host.toasts.add({ type: 'success', message: text('create-ticket.done') });
      host.navigation.replace(ticketPath(ticket.number));
      return undefined;
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <FormFailure failure={failure} />
      <TextField
        {...field('subject', rules.required)}
        label={text('create-ticket.subject')}
        maxLength={LONGEST_SUBJECT}
        dir="auto"
        required
      />
      <SelectField
        {...field('category', rules.required)}
        label={text('create-ticket.category')}
        options={present(options.categories)}
        placeholder
        required
      />
      <SelectField {...field('priority')} label={text('create-ticket.priority')} options={present(options.priorities)} />
      <TextField
        {...field('order')}
        label={text('create-ticket.order')}
        dir="ltr"
        inputMode="numeric"
        maxLength={32}
        autoComplete="off"
        optional
      />
      <TextAreaField
        {...field('message', rules.required)}
        label={text('create-ticket.message')}
        rows={7}
        maxLength={LONGEST_MESSAGE}
        dir="auto"
        required
      />
      <UploadField label={text('create-ticket.attachments')} error={field('files').error} uploads={uploads} limits={limits} optional />
      <div>
        <Button type="submit" busy={isBusy}>
          {text('create-ticket.submit')}
        </Button>
      </div>
    </form>
  );
}

export default defineAccountPage(
  {
    title: 'create-ticket.title',
    section: TICKETS_PATH,
    operations: () => ({
      options: operation(TicketOptionsDocument, {}, { required: false }),
      uploads: operation(UploadOptionsDocument, {}, { required: false }),
    }),
    lead: AllTickets,
    placeholder: '24rem',
    failed: 'create-ticket.failed',
    view: ({ options: { data: options }, uploads: { data: uploads } }) =>
      options && uploads && { options: options.supportTicketOptions, uploadOptions: uploads.fileUploadOptions },
    component: TicketForm,
  },
  messages,
);
