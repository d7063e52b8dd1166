import { StatusBadge, type StatusLook } from '../status-badge/status-badge';
import { useText } from './messages/source';

/** The platform's states of a ticket, in the order in which a ticket goes through them. */
export const TICKET_STATES = ['OPEN', 'WAITING_FOR_SUPPORT', 'WAITING_FOR_CUSTOMER', 'CLOSED'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

const LOOKS: Readonly<Record<TicketState, StatusLook>> = {
  OPEN: { type: 'info', icon: 'info' },
  WAITING_FOR_SUPPORT: { type: 'info', icon: 'bolt' },
  // The one state in which somebody has to do something here.
  WAITING_FOR_CUSTOMER: { type: 'warning', icon: 'edit' },
  CLOSED: { type: 'neutral', icon: 'check' },
};

/** Whose turn it is: word, colour and icon. A state that the platform adds one day is an open ticket. */
export function TicketStatus({ state }: { state: string | null }) {
  const text = useText();
  const known = TICKET_STATES.find((one) => one === state) ?? 'OPEN';
  return <StatusBadge look={LOOKS[known]}>{text(`ticket.state.${known}`)}</StatusBadge>;
}
