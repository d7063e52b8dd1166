import { Link, useHost, useLocation } from 'shared-platform';
import { among, defineAccountPage, defineListAddress, formatDate, PartText } from 'shared-ui';
import { EntryList, StateFilter } from '../../features/entry-list/entry-list';
import { present } from '../../features/present/present';
import { ticketPath, TICKETS_PATH } from '../../features/tickets/ticket-path';
import { AllTicketsButton, NewTicketButton } from '../../features/tickets/ticket-links';
import { TICKET_STATES, TicketStatus } from '../../features/tickets/ticket-status';
import { messages, useText } from './messages/source';
import { SupportTicketsDocument, type SupportTicketsQuery } from './support-tickets.graphql.ts';
import styles from '../../features/entry-list/entry-list.module.css';

const address = defineListAddress(TICKETS_PATH, { status: among(TICKET_STATES) });

type TicketsView = NonNullable<SupportTicketsQuery['customer']>['support_tickets'];

function Tools() {
  const { navigation } = useHost();
  const text = useText();
  return (
    <StateFilter
      label={text('tickets.status')}
      any={text('tickets.any-status')}
      state={address.read(useLocation().search).status}
      states={TICKET_STATES.map((state) => ({ value: state, label: text(`ticket.state.${state}`) }))}
      onChange={(status) => navigation.push(address.path({ status }))}
    >
      <NewTicketButton />
    </StateFilter>
  );
}

/** The customer's questions to the support desk, the latest first. */
function Tickets({ view }: { view: TicketsView }) {
  const text = useText();
  const asked = address.read(useLocation().search);
  return (
    <EntryList
      count={text('tickets.count', { count: view.total_count })}
      page={asked.page}
      pages={view.page_info?.total_pages ?? 1}
      hrefFor={(page) => address.path({ ...asked, page })}
    >
      {present(view.items).map((ticket) => (
        <ListedTicket key={ticket.uid} ticket={ticket} />
      ))}
    </EntryList>
  );
}

type Listed = NonNullable<TicketsView['items'][number]>;

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

export default defineAccountPage(
  {
    title: 'tickets.title',
    query: SupportTicketsDocument,
    variables: ({ search }) => {
      const { page, status } = address.read(search);
      return { page, filter: status ? { status: { eq: status } } : {} };
    },
    failed: 'tickets.failed',
    lead: Tools,
    view: ({ customer }) => customer?.support_tickets,
    empty: ({ total_count: count, items }, { search }) => {
      if (count === 0 && address.read(search).status === undefined) return { title: 'tickets.empty', text: 'tickets.how' };
      if (present(items).length > 0) return undefined;
      return { title: count === 0 ? 'tickets.none-so' : 'tickets.no-page', action: AllTicketsButton };
    },
    component: Tickets,
  },
  messages,
);
