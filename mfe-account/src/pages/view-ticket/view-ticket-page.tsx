import { operation, type PageParams } from 'shared-contracts';
import { Link, useHost } from 'shared-platform';
import { defineAccountPage, formatDate, missing, Notice, PartText } from 'shared-ui';
import { UploadOptionsDocument } from '../../features/attachments/attachments.graphql.ts';
import { knownOptions, type KnownOptions } from '../../features/attachments/use-attachments';
import { orderPath, toOrderNumber } from '../../features/order/order-path';
import { present } from '../../features/present/present';
import { Thread } from '../../features/thread/thread';
import { TICKETS_PATH } from '../../features/tickets/ticket-path';
import { AllTickets, AllTicketsButton, NewTicketButton } from '../../features/tickets/ticket-links';
import { TicketStatus } from '../../features/tickets/ticket-status';
import { messages, useText } from './messages/source';
import { TicketReply } from './ticket-reply';
import { SupportTicketByNumberDocument, type SupportTicketByNumberQuery } from './view-ticket.graphql.ts';
import styles from '../../features/thread/thread-page.module.css';

/** No ticket has it: what the address names is no number at all. */
const NO_NUMBER = '-';
const numberOf = ({ id }: PageParams) => toOrderNumber(id) ?? NO_NUMBER;

type SupportTicket = NonNullable<NonNullable<SupportTicketByNumberQuery['customer']>['support_tickets']['items'][number]>;

/** One ticket of the customer's with its thread. */
function Ticket({ view: { ticket, files } }: { view: { ticket: SupportTicket; files: KnownOptions } }) {
  const { intl } = useHost();
  const text = useText();
  const { subject, status, created_at: time, category, priority, order } = ticket;
  return (
    <div className={styles.sheet}>
      <h2 className={styles.subject}>
        <bdi dir="auto">
          <PartText>{subject}</PartText>
        </bdi>
      </h2>
      <div className={styles.facts}>
        <TicketStatus state={status} />
        <span>
          {category.label} · {text('view-ticket.priority')}: {priority.label}
        </span>
        <span>
          {text('view-ticket.opened')} <bdi>{formatDate(time, intl.locale)}</bdi>
        </span>
        {order && <Link to={orderPath(order.number)}>{text('view-ticket.of-order', { number: order.number })}</Link>}
      </div>
      <Thread messages={ticket.messages} />
      <TicketReply
        ticket={ticket}
        files={files}
        closed={
          status === 'CLOSED' ? (
            <Notice type="info" action={<NewTicketButton />}>
              {text('view-ticket.closed')}
            </Notice>
          ) : undefined
        }
      />
    </div>
  );
}

/** Somebody else's is not found, as one that does not exist. */
export default defineAccountPage(
  {
    title: (_view, { params }) => {
      const number = numberOf(params);
      return number === NO_NUMBER ? 'view-ticket.missing-title' : ['view-ticket.title', { number }];
    },
    section: TICKETS_PATH,
    operations: ({ params }) => ({
      tickets: operation(SupportTicketByNumberDocument, { number: numberOf(params) }, { required: false }),
      uploads: operation(UploadOptionsDocument, {}, { required: false }),
    }),
    lead: AllTickets,
    placeholder: '20rem',
    failed: 'view-ticket.failed',
    missing: { title: 'view-ticket.missing', action: AllTicketsButton },
    view: ({ tickets, uploads }) => {
      const found = tickets.data?.customer?.support_tickets;
      const [ticket] = present(found?.items);
      return found && (ticket ? { ticket, files: knownOptions(uploads) } : missing);
    },
    component: Ticket,
  },
  messages,
);
