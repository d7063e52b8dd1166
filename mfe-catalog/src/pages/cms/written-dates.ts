import { formatDate } from 'shared-ui';

/** A day that the editor has marked; one with a time of day, or with more than words in it, stays as it is written. */
const DAY = /(<time\b[^>]*\sdatetime=["'](\d{4}-\d{2}-\d{2})["'][^>]*>)[^<]*(?=<\/time>)/gi;

/** The editor's days as the shop writes all of its days. In the text itself: what the server has rendered is what the browser would. */
export function withShopDates(html: string, locale: string): string {
  // Noon in Riyadh, wherever this runs.
  return html.replace(DAY, (all, begin: string, day: string) => {
    const time = `${day}T09:00:00Z`;
    const written = formatDate(time, locale);
    return written === time ? all : begin + written;
  });
}
