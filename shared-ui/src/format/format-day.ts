import { shopLocale } from './shop-locale';

/** `Sun, Nov 29` of a day that is written YYYY-MM-DD, or its parts as they are asked for; what is none stays. */
export function formatDay(
  day: string,
  locale: string,
  parts: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' },
): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : new Intl.DateTimeFormat(shopLocale(locale), { ...parts, timeZone: 'UTC' }).format(date);
}
