import { Link } from 'shared-platform';
import { ButtonLink } from 'shared-ui';
import { useText } from './messages/source';
import { CREATE_TICKET_PATH, TICKETS_PATH } from './ticket-path';

/** Back to the list, above a page. */
export function AllTickets() {
  return (
    <p>
      <Link to={TICKETS_PATH}>{useText()('ticket.all')}</Link>
    </p>
  );
}

/** The way out of a place where nothing is. */
export function AllTicketsButton() {
  return <ButtonLink to={TICKETS_PATH}>{useText()('ticket.all')}</ButtonLink>;
}

export function NewTicketButton() {
  return <ButtonLink to={CREATE_TICKET_PATH}>{useText()('ticket.new')}</ButtonLink>;
}
