import { StatusBadge, type StatusLook } from '../status-badge/status-badge';
import { useText } from './messages/source';

/** The platform's states of a drawing request, in the order in which a request goes through them. */
export const REQUEST_STATES = ['SUBMITTED', 'IN_REVIEW', 'QUOTED', 'COMPLETED', 'CANCELED'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

const LOOKS: Readonly<Record<RequestState, StatusLook>> = {
  SUBMITTED: { type: 'info', icon: 'info' },
  IN_REVIEW: { type: 'info', icon: 'search' },
  // The one state in which somebody has to do something here.
  QUOTED: { type: 'warning', icon: 'edit' },
  COMPLETED: { type: 'success', icon: 'check' },
  CANCELED: { type: 'neutral', icon: 'close' },
};

/** Nothing can be written or withdrawn any more. */
export function isOver(state: string): boolean {
  return state === 'COMPLETED' || state === 'CANCELED';
}

/** How far a request is: word, colour and icon. A state that the platform adds one day is one that is being worked on. */
export function RequestStatus({ state }: { state: string | null }) {
  const text = useText();
  const known = REQUEST_STATES.find((one) => one === state) ?? 'IN_REVIEW';
  return <StatusBadge look={LOOKS[known]}>{text(`request.state.${known}`)}</StatusBadge>;
}
