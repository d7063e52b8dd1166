import { addWorkingDays, RIYADH, riyadhTime, SAUDI_WEEKEND, shopLocale } from 'shared-ui';
import { daysOfCarrier } from './days-of-carriers';

/** When an order of `now` arrives: the first and the last day, as instants within them; undefined for a carrier whose days are unknown. */
export function deliveryDays(carrierCode: string, now: Date): readonly [Date, Date] | undefined {
  const days = daysOfCarrier(carrierCode);
  return days && [afterWorkingDays(now, days[0]), afterWorkingDays(now, days[1])];
}

/** Friday and Saturday are no working days; the day itself does not count. The time of day stays. */
export function afterWorkingDays(from: Date, count: number): Date {
  const { day } = riyadhTime(from);
  return new Date(from.getTime() + Date.parse(addWorkingDays(day, count, SAUDI_WEEKEND) ?? day) - Date.parse(day));
}

/** `Tue, 24 Nov – Thu, 26 Nov`; one day where both are the same. */
export function formatDays(locale: string, [first, last]: readonly [Date, Date]): string {
  const format = new Intl.DateTimeFormat(shopLocale(locale), { weekday: 'short', day: 'numeric', month: 'short', timeZone: RIYADH });
  const [from, to] = [format.format(first), format.format(last)];
  return from === to ? from : `${from} – ${to}`;
}

/** The days that were promised with an order, as they are read. */
export function formatArrival(locale: string, [first, last]: readonly [string, string]): string {
  return formatDays(locale, [new Date(first), new Date(last)]);
}
