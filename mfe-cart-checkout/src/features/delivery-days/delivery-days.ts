import { daysOfCarrier } from './days-of-carriers';

const DAY_MS = 86_400_000;
const ZONE = 'Asia/Riyadh';
/** Riyadh is three hours ahead of UTC all year. */
const ZONE_MS = 3 * 3_600_000;
const FRIDAY = 5;
const SATURDAY = 6;

/** When an order of `now` arrives: the first and the last day, as instants within them; undefined for a carrier whose days are unknown. */
export function deliveryDays(carrierCode: string, now: Date): readonly [Date, Date] | undefined {
  const days = daysOfCarrier(carrierCode);
  return days && [afterWorkingDays(now, days[0]), afterWorkingDays(now, days[1])];
}

/** Friday and Saturday are no working days; the day itself does not count. */
export function afterWorkingDays(from: Date, count: number): Date {
  let day = from.getTime();
  for (let left = count; left > 0;) {
    day += DAY_MS;
    const weekday = new Date(day + ZONE_MS).getUTCDay();
    if (weekday !== FRIDAY && weekday !== SATURDAY) left -= 1;
  }
  return new Date(day);
}

/** `Tue, 24 Nov – Thu, 26 Nov`; one day where both are the same. Western digits and the Gregorian calendar in both languages. */
export function formatDays(locale: string, [first, last]: readonly [Date, Date]): string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: ZONE,
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  const [from, to] = [format.format(first), format.format(last)];
  return from === to ? from : `${from} – ${to}`;
}

/** The days that were promised with an order, as they are read. */
export function formatArrival(locale: string, [first, last]: readonly [string, string]): string {
  return formatDays(locale, [new Date(first), new Date(last)]);
}
