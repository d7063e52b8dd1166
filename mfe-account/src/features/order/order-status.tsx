import { StatusBadge } from '../status-badge/status-badge';
import { PHASE_LOOKS, type OrderPhase } from './order-phase';

/** The platform's word for how far an order has come, with colour and icon. */
export function OrderStatus({ phase, children }: { phase: OrderPhase; children: string }) {
  return <StatusBadge look={PHASE_LOOKS[phase]}>{children}</StatusBadge>;
}
