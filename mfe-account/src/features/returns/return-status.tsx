import { StatusBadge, type StatusLook } from '../status-badge/status-badge';
import { useText } from './messages/source';

/** The platform's states of a return and of its items. */
export const RETURN_STATES = [
  'PENDING',
  'UNCONFIRMED',
  'AUTHORIZED',
  'PARTIALLY_AUTHORIZED',
  'RECEIVED',
  'PARTIALLY_RECEIVED',
  'APPROVED',
  'PARTIALLY_APPROVED',
  'REJECTED',
  'PARTIALLY_REJECTED',
  'DENIED',
  'PROCESSED_AND_CLOSED',
  'CLOSED',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

const WAITING: StatusLook = { type: 'warning', icon: 'info' };
const MOVING: StatusLook = { type: 'info', icon: 'truck' };
const GOOD: StatusLook = { type: 'success', icon: 'check' };
const REFUSED: StatusLook = { type: 'error', icon: 'close' };

const LOOKS: Readonly<Record<ReturnState, StatusLook>> = {
  PENDING: WAITING,
  UNCONFIRMED: WAITING,
  AUTHORIZED: MOVING,
  PARTIALLY_AUTHORIZED: MOVING,
  RECEIVED: MOVING,
  PARTIALLY_RECEIVED: MOVING,
  APPROVED: GOOD,
  PARTIALLY_APPROVED: GOOD,
  REJECTED: REFUSED,
  PARTIALLY_REJECTED: REFUSED,
  DENIED: REFUSED,
  PROCESSED_AND_CLOSED: GOOD,
  CLOSED: { type: 'neutral', icon: 'check' },
};

/** How far a return has come: word, colour and icon. */
export function ReturnStatus({ state }: { state: ReturnState | null }) {
  const text = useText();
  // A state that the platform adds one day is one that waits for somebody.
  const known = state !== null && Object.hasOwn(LOOKS, state) ? state : 'PENDING';
  return <StatusBadge look={LOOKS[known]}>{text(`return.state.${known}`)}</StatusBadge>;
}
