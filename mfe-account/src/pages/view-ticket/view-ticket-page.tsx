import { operation, type PageContext, type PageParams } from 'shared-contracts';
import { definePage, Link, useHost, type PageProps } from 'shared-platform';
import { Button, EmptyState, formatDate, Notice, PartText, Skeleton } from 'shared-ui';
import { AccountLayout } from '../../features/account-layout/account-layout';
import { UploadOptionsDocument } from '../../features/attachments/attachments.graphql.ts';
import type { UploadOptions } from '../../features/attachments/use-attachments';
import { orderPath, toOrderNumber } from '../../features/order/order-path';
import { present } from '../../features/place/present';
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

const operations = ({ params }: Pick<PageContext, 'params'>) => ({
  ticket: operation(SupportTicketByNumberDocument, { number: numberOf(params) }, { required: false }),
  uploads: operation(UploadOptionsDocument, {}, { required: false }),
});

/** One ticket of the customer's with its thread. Somebody else's is not found, as one that does not exist. */
export function ViewTicketPage({ params, results: { ticket: answer, uploads } }: PageProps<ReturnType<typeof operations>>) {
  const host = useHost();
  const text = useText();
  const ticket = present(answer.data?.customer?.support_tickets.items)[0];
  const hasFailed = answer.error !== undefined && !answer.data?.customer;
  return (
    <AccountLayout title={titleOf(text, params)} section={TICKETS_PATH}>
      <AllTickets />
      {hasFailed && (
        <Notice type="error" action={<Button onClick={() => host.commerce.invalidate(['customer'])}>{text('retry')}</Button>}>
          {text('view-ticket.failed')}
        </Notice>
      )}
      {!answer.data && !hasFailed && <Skeleton height="20rem" shape="block" />}
      {answer.data && !ticket && <EmptyState title={text('view-ticket.missing')} action={<AllTicketsButton />} />}
      {ticket && <Ticket ticket={ticket} options={uploads.data?.fileUploadOptions} />}
    </AccountLayout>
  );
}

type TitleText = (id: 'view-ticket.title' | 'view-ticket.missing-title', values?: { number: string }) => string;

function titleOf(text: TitleText, params: PageParams): string {
  const number = numberOf(params);
  return number === NO_NUMBER ? text('view-ticket.missing-title') : text('view-ticket.title', { number });
}

type Found = NonNullable<NonNullable<SupportTicketByNumberQuery['customer']>['support_tickets']['items'][number]>;

function Ticket({ ticket, options }: { ticket: Found; options: UploadOptions | undefined }) {
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
      {status === 'CLOSED' ? (
        <Notice type="info" action={<NewTicketButton />}>
          {text('view-ticket.closed')}
        </Notice>
      ) : (
        options && <TicketReply uid={ticket.uid} number={ticket.number} options={options} />
      )}
    </div>
  );
}

export default definePage<ReturnType<typeof operations>>(
  {
    operations,
    head: ({ text, context }: { text: TitleText; context: Pick<PageContext, 'params'> }) => ({
      title: titleOf(text, context.params),
      robots: 'noindex',
    }),
    component: ViewTicketPage,
  },
  messages,
);
