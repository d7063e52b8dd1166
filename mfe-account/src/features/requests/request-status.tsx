import { Badge, type BadgeType } from 'shared-ui';
import { useText } from './messages/source';

/** The platform's states of a drawing request, in the order in which a request goes through them. */
export const REQUEST_STATES = ['SUBMITTED', 'IN_REVIEW', 'QUOTED', 'COMPLETED', 'CANCELED'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

const LOOKS: Readonly<Record<RequestState, BadgeType>> = {
  SUBMITTED: 'info',
  IN_REVIEW: 'info',
  // The one state in which somebody has to do something here.
  QUOTED: 'warning',
  COMPLETED: 'success',
  CANCELED: 'neutral',
};

/** Nothing can be written or withdrawn any more. */
export function isOver(state: string): boolean {
  return state === 'COMPLETED' || state === 'CANCELED';
}

/** How far a request is, in words. A state that the platform adds one day is one that is being worked on. */
export function RequestStatus({ state }: { state: string | null }) {
  const text = useText();
  const known = REQUEST_STATES.find((one) => one === state) ?? 'IN_REVIEW';
  return <Badge type={LOOKS[known]}>{text(`request.state.${known}`)}</Badge>;
}
