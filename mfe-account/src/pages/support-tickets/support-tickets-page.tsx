import { operation, type PageContext } from 'shared-contracts';
import { definePage, Link, useHost, useLocation, type PageProps } from 'shared-platform';
import { among, Button, defineListAddress, EmptyState, formatDate, Notice, Pagination, PartText, SelectField, Skeleton } from 'shared-ui';
import { AccountLayout } from '../../features/account-layout/account-layout';
import { present } from '../../features/place/present';
import { ticketPath, TICKETS_PATH } from '../../features/tickets/ticket-path';
import { AllTicketsButton, NewTicketButton } from '../../features/tickets/ticket-links';
import { TICKET_STATES, TicketStatus } from '../../features/tickets/ticket-status';
import { messages, useText } from './messages/source';
import { SupportTicketsDocument, type SupportTicketsQuery } from './support-tickets.graphql.ts';
import styles from '../../features/entry-list/entry-list.module.css';

const address = defineListAddress(TICKETS_PATH, { status: among(TICKET_STATES) });
type Asked = ReturnType<typeof address.read>;

const operations = ({ search }: Pick<PageContext, 'search'>) => {
  const { page, status } = address.read(search);
  return { tickets: operation(SupportTicketsDocument, { page, filter: status ? { status: { eq: status } } : {} }, { required: false }) };
};

/** The customer's questions to the support desk, the latest first. */
export function SupportTicketsPage({ results: { tickets: answer } }: PageProps<ReturnType<typeof operations>>) {
  const host = useHost();
  const text = useText();
  const asked = address.read(useLocation().search);
  const hasFailed = answer.error !== undefined && !answer.data?.customer;
  return (
    <AccountLayout title={text('tickets.title')} section={TICKETS_PATH}>
      <div className={styles.tools}>
        <SelectField
          label={text('tickets.status')}
          value={asked.status ?? ''}
          onChange={({ target: { value } }) => host.navigation.push(address.path({ status: value }))}
          placeholder={text('tickets.any-status')}
          options={TICKET_STATES.map((state) => ({ value: state, label: text(`ticket.state.${state}`) }))}
        />
        <NewTicketButton />
      </div>
      {hasFailed && (
        <Notice type="error" action={<Button onClick={() => host.commerce.invalidate(['customer'])}>{text('retry')}</Button>}>
          {text('tickets.failed')}
        </Notice>
      )}
      {!answer.data && !hasFailed && <Skeleton height="16rem" shape="block" />}
      {answer.data?.customer && <Tickets data={answer.data} asked={asked} />}
    </AccountLayout>
  );
}

function Tickets({ data, asked }: { data: SupportTicketsQuery; asked: Asked }) {
  const text = useText();
  const found = data.customer?.support_tickets;
  const count = found?.total_count ?? 0;
  const items = present(found?.items);
  if (count === 0 && asked.status === undefined) return <EmptyState title={text('tickets.empty')}>{text('tickets.how')}</EmptyState>;
  if (items.length === 0) {
    return <EmptyState title={text(count === 0 ? 'tickets.none-so' : 'tickets.no-page')} action={<AllTicketsButton />} />;
  }
  return (
    <>
      <p role="status" className={styles.muted}>
        {text('tickets.count', { count })}
      </p>
      <ul className={styles.entries}>
        {items.map((ticket) => (
          <ListedTicket key={ticket.uid} ticket={ticket} />
        ))}
      </ul>
      <Pagination page={asked.page} pages={found?.page_info?.total_pages ?? 1} hrefFor={(page) => address.path({ ...asked, page })} />
    </>
  );
}

type Listed = NonNullable<NonNullable<SupportTicketsQuery['customer']>['support_tickets']['items'][number]>;

function ListedTicket({ ticket: { number, subject, status, category, updated_at: time } }: { ticket: Listed }) {
  const { intl } = useHost();
  const text = useText();
  return (
    <li className={styles.entry}>
      <h2 className={styles.name}>
        <Link to={ticketPath(number)}>
          <bdi dir="auto">
            <PartText>{subject}</PartText>
          </bdi>
        </Link>
      </h2>
      <TicketStatus state={status} />
      <p className={styles.muted}>
        <bdi dir="ltr">{number}</bdi> · {category.label} · {text('tickets.updated')} <bdi>{formatDate(time, intl.locale)}</bdi>
      </p>
    </li>
  );
}

export default definePage(
  { operations, head: ({ text }) => ({ title: text('tickets.title'), robots: 'noindex' }), component: SupportTicketsPage },
  messages,
);
