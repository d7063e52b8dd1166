import { useHost } from 'shared-platform';
import { formatDay } from '../format/format-day';
import { riyadhTime } from '../format/riyadh-time';
import { useOrderStepsText } from './messages/source';

/** Days are written YYYY-MM-DD. */
export interface OrderArrival {
  /** The first and the last day, as they were promised; undefined where nothing was. */
  promised?: readonly [string, string] | undefined;
  deliveredOn?: string | undefined;
}

/** Says when an order arrives, that it has come, or that it is late; undefined where nobody knows. */
export function useArrivalText(): (arrival: OrderArrival) => string | undefined {
  const { locale } = useHost().intl;
  const text = useOrderStepsText();
  return ({ promised, deliveredOn }) => {
    if (deliveredOn !== undefined) return text('arrival.delivered', { day: formatDay(deliveredOn, locale) });
    if (!promised) return undefined;
    const days = [...new Set(promised)].map((day) => formatDay(day, locale)).join(' – ');
    return text(promised[1] < riyadhTime(new Date()).day ? 'arrival.late' : 'arrival.arrives', { days });
  };
}
