import type { CartDetails } from 'shared-contracts';
import type { DocumentDescription } from 'shared-documents';
import { formatBothCalendars, riyadhTime } from 'shared-ui';
import { linesTable, senderOf, type Paper } from './document-parts';

/** How long a quotation holds, as far as there is stock. */
const VALID_DAYS = 14;
const DAY_MS = 86_400_000;

/** Number by which buyer and shop speak of it: the day, and what the cart holds. The same cart on the same day has the same one. */
export function quotationNumber({ items, totals }: CartDetails, now: Date): string {
  const day = riyadhTime(now).day.replaceAll('-', '');
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify([items.map(({ sku, quantity }) => [sku, quantity]), totals.grandTotal]))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return `Q-${day}-${(hash >>> 0).toString(36).toUpperCase().padStart(7, '0').slice(-5)}`;
}

/** What the cart holds and costs today, to be shown to whoever decides. */
export function toQuotation(details: CartDetails, paper: Paper): DocumentDescription {
  const { text, host, now } = paper;
  const { locale } = host.intl;
  const until = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  return {
    title: text('quotation.title'),
    locale,
    sender: senderOf(paper),
    facts: [
      { label: text('quotation.number'), value: quotationNumber(details, now) },
      { label: text('document.date'), value: formatBothCalendars(now, locale) },
      { label: text('quotation.until'), value: formatBothCalendars(until, locale) },
    ],
    blocks: [linesTable(text, details.items, details.totals), { kind: 'paragraph', text: text('quotation.terms') }],
    footer: `${text('quotation.title')} ${quotationNumber(details, now)}`,
  };
}
