import { formatDate } from './format-date';
import { RIYADH } from './shop-locale';

/** A moment's day in both calendars of the Kingdom: `Jan 1, 2027 (Raj. 23, 1448 AH)`. */
export function formatBothCalendars(moment: Date, locale: string): string {
  const hijri = new Intl.DateTimeFormat(`${locale}-u-ca-islamic-umalqura-nu-latn`, { dateStyle: 'medium', timeZone: RIYADH });
  return `${formatDate(moment.toISOString(), locale)} (${hijri.format(moment)})`;
}
