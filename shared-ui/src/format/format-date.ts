import { RIYADH, shopLocale } from './shop-locale';

/** A day as the shop writes it. The platform's times are UTC (`2026-03-01 22:30:00`); what is none stays. */
export function formatDate(platformTime: string, locale: string): string {
  const time = new Date(`${platformTime.replace(' ', 'T')}${/[Z+]/.test(platformTime) ? '' : 'Z'}`);
  if (Number.isNaN(time.getTime())) return platformTime;
  return new Intl.DateTimeFormat(shopLocale(locale), { dateStyle: 'medium', timeZone: RIYADH }).format(time);
}
