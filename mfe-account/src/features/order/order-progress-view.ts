import { riyadhTime, type OrderArrival, type OrderStep, type OrderStepName } from 'shared-ui';
import { present } from '../present/present';
import type { LineProgress, OrderPhase } from './order-phase';
import type { OrderProgressQuery, ProgressOfOrderFragment } from './order-progress.graphql.ts';
import { toInstant } from './platform-time';

/** Where an order is: its steps, and when it arrives. */
export interface OrderProgressView {
  steps: readonly OrderStep[];
  arrival: OrderArrival;
}

interface ProgressFacts {
  /** When it was ordered, as the platform writes it. */
  orderDate: string;
  phase: OrderPhase;
  lines: readonly LineProgress[];
  /** Whether the platform knows of a parcel. */
  hasShipments?: boolean | undefined;
}

const STEPS: readonly OrderStepName[] = ['ordered', 'packed', 'sent', 'delivered'];

/**
 * Where an order is, by what was done with its pieces, and by what a platform with our extension tells of it (`told`). A plain one tells
 * the day of the order alone: no other day is made up. Undefined for an order that will not come.
 */
export function toOrderProgress(facts: ProgressFacts, told: ProgressOfOrderFragment | undefined): OrderProgressView | undefined {
  if (facts.phase === 'canceled' || facts.phase === 'refunded') return undefined;
  const days = new Map(present(told?.delivery_steps).map(({ step, reached_at: time }) => [step.toLowerCase(), toDay(time)]));
  const isSent = facts.hasShipments === true || facts.lines.some(({ shipped }) => shipped > 0);
  const last = days.get('delivered') ? 3 : isSent || days.get('sent') ? 2 : days.get('packed') ? 1 : 0;
  const promised = told?.promised_arrival;
  return {
    steps: STEPS.map((name, index) => ({
      name,
      isReached: index <= last,
      isPart: name === 'sent' && facts.phase === 'partly-shipped',
      day: days.get(name) ?? (name === 'ordered' ? toDay(facts.orderDate) : undefined),
    })),
    arrival: {
      promised: promised ? [promised.first_day, promised.last_day] : undefined,
      deliveredOn: days.get('delivered'),
    },
  };
}

/** What the platform tells of orders, by their id. */
export function progressById(data: OrderProgressQuery | undefined): ReadonlyMap<string, ProgressOfOrderFragment> {
  return new Map(present(data?.customer?.orders?.items).map((order) => [order.id, order]));
}

/** Whether it is still to come: the rest waits for it, since nothing that is shown may be moved by it. One that failed is done without. */
export function isAwaited(told: { data: unknown; error: unknown } | undefined): boolean {
  return told !== undefined && told.data === undefined && told.error === undefined;
}

/** The day in Riyadh of a time of the platform; undefined where it is none. */
function toDay(time: string | null): string | undefined {
  const moment = new Date(toInstant(time ?? ''));
  return Number.isNaN(moment.getTime()) ? undefined : riyadhTime(moment).day;
}
