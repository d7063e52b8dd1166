import { Badge, Icon } from 'shared-ui';
import { PHASE_LOOKS, type OrderPhase } from './order-phase';
import styles from './order-status.module.css';

/** The platform's word for how far an order has come, with colour and icon. */
export function OrderStatus({ phase, children }: { phase: OrderPhase; children: string }) {
  const { type, icon } = PHASE_LOOKS[phase];
  return (
    <Badge type={type}>
      <Icon name={icon} className={styles.icon} />
      <bdi>{children}</bdi>
    </Badge>
  );
}
