import { Badge, Icon, type BadgeType, type IconName } from 'shared-ui';
import { useText } from './messages/source';
import styles from './return-status.module.css';

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

const WAITING: Look = { type: 'warning', icon: 'info' };
const MOVING: Look = { type: 'info', icon: 'truck' };
const GOOD: Look = { type: 'success', icon: 'check' };
const REFUSED: Look = { type: 'error', icon: 'close' };
interface Look {
  type: BadgeType;
  icon: IconName;
}

const LOOKS: Readonly<Record<ReturnState, Look>> = {
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
  const { type, icon } = LOOKS[known];
  return (
    <Badge type={type}>
      <Icon name={icon} className={styles.icon} />
      {text(`return.state.${known}`)}
    </Badge>
  );
}
