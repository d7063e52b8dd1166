import type { BadgeType, IconName } from 'shared-ui';

/**
 * How far an order has come, by what was done with its pieces: the platform's word for it is in the view's language, and a shop may have
 * words of its own.
 */
export type OrderPhase = 'placed' | 'prepared' | 'partly-shipped' | 'shipped' | 'canceled' | 'refunded';

/** Pieces of one line. */
export interface LineProgress {
  ordered: number;
  invoiced: number;
  shipped: number;
  canceled: number;
  refunded: number;
}

export function phaseOf(lines: readonly LineProgress[]): OrderPhase {
  const sum = (count: (line: LineProgress) => number) => lines.reduce((total, line) => total + count(line), 0);
  const wanted = sum(({ ordered, canceled }) => ordered - canceled);
  if (lines.length > 0 && wanted <= 0) return 'canceled';
  if (wanted > 0 && sum(({ refunded }) => refunded) >= wanted) return 'refunded';
  const shipped = sum((line) => line.shipped);
  if (wanted > 0 && shipped >= wanted) return 'shipped';
  if (shipped > 0) return 'partly-shipped';
  return sum(({ invoiced }) => invoiced) > 0 ? 'prepared' : 'placed';
}

/** What marks a phase beside its word. */
export const PHASE_LOOKS: Readonly<Record<OrderPhase, { type: BadgeType; icon: IconName }>> = {
  placed: { type: 'warning', icon: 'info' },
  prepared: { type: 'info', icon: 'bolt' },
  'partly-shipped': { type: 'info', icon: 'truck' },
  shipped: { type: 'success', icon: 'check' },
  canceled: { type: 'error', icon: 'close' },
  refunded: { type: 'neutral', icon: 'close' },
};
