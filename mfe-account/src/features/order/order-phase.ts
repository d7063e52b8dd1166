import type { BadgeType, IconName } from 'shared-ui';

/**
 * How far an order has come, by what was done with its pieces: the platform's word for it is in the view's language, and a shop may have
 * words of its own.
 */
export type OrderPhase = 'placed' | 'prepared' | 'on-hold' | 'partly-shipped' | 'shipped' | 'canceled' | 'refunded';

/** Pieces of one line. */
export interface LineProgress {
  ordered: number;
  invoiced: number;
  shipped: number;
  canceled: number;
  refunded: number;
}

/** What the platform calls a state that its pieces do not show, by its defaults, in both languages; it keeps the code to itself. */
const ON_HOLD = /^(?:on hold|holded|معلّ?ق|قيد التعليق)$/i;

/** `status`: the platform's word. */
export function phaseOf(lines: readonly LineProgress[], status = ''): OrderPhase {
  const sum = (count: (line: LineProgress) => number) => lines.reduce((total, line) => total + count(line), 0);
  const wanted = sum(({ ordered, canceled }) => ordered - canceled);
  if (lines.length > 0 && wanted <= 0) return 'canceled';
  if (wanted > 0 && sum(({ refunded }) => refunded) >= wanted) return 'refunded';
  if (ON_HOLD.test(status.trim())) return 'on-hold';
  const isBegun = lines.some(({ shipped }) => shipped > 0);
  // What was paid back before it was sent will not be sent any more: the platform counts so, too.
  const left = sum(({ ordered, canceled, refunded, shipped }) => Math.max(0, ordered - canceled - refunded - shipped));
  if (isBegun) return left === 0 ? 'shipped' : 'partly-shipped';
  return sum(({ invoiced }) => invoiced) > 0 ? 'prepared' : 'placed';
}

/** What marks a phase beside its word. */
export const PHASE_LOOKS: Readonly<Record<OrderPhase, { type: BadgeType; icon: IconName }>> = {
  placed: { type: 'warning', icon: 'info' },
  prepared: { type: 'info', icon: 'bolt' },
  'on-hold': { type: 'warning', icon: 'warning' },
  'partly-shipped': { type: 'info', icon: 'truck' },
  shipped: { type: 'success', icon: 'check' },
  canceled: { type: 'error', icon: 'close' },
  refunded: { type: 'neutral', icon: 'close' },
};

/** As the platform says it. */
type Quantities = Readonly<
  Record<'quantity_ordered' | 'quantity_invoiced' | 'quantity_shipped' | 'quantity_canceled' | 'quantity_refunded', number | null>
>;

/** How many pieces of a line have come how far. */
export function toProgress(item: Quantities): LineProgress {
  return {
    ordered: item.quantity_ordered ?? 0,
    invoiced: item.quantity_invoiced ?? 0,
    shipped: item.quantity_shipped ?? 0,
    canceled: item.quantity_canceled ?? 0,
    refunded: item.quantity_refunded ?? 0,
  };
}
