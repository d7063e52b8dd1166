import { toWesternDigits } from 'shared-contracts';
import { MAX_QUANTITY } from 'shared-ui';

export interface PastedLine {
  sku: string;
  quantity: number;
}

/** So many fit into an address (the cart's links hold no more). */
export const MAX_LINES = 200;
/** As long as a part number is in the cart's links. */
const MAX_SKU_LENGTH = 64;
/** What is longer is no line of a list. */
const MAX_LINE_LENGTH = 200;

/** Between number and quantity: what spreadsheets and mails have there. */
const WITH_SEPARATOR = /^(.+?)\s*[\t;,]\s*[x×*]?\s*(\d{1,6})$/i;
/** Or a blank, where what stands before it has a digit: "Norvik 6206" is no 6,206 pieces. */
const WITH_BLANK = /^(.*\d.*?)\s+[x×*]?\s*(\d{1,6})$/i;

/** Part numbers as somebody pastes them, each with its quantity (1 where none is), the same ones added up; headings are passed over. */
export function readPastedList(text: string): PastedLine[] {
  const quantities = new Map<string, number>();
  for (const row of toWesternDigits(text).split(/\r?\n/)) {
    const line = row.trim().slice(0, MAX_LINE_LENGTH);
    if (!/\d/.test(line)) continue;
    const [, sku = line, digits = '1'] = WITH_SEPARATOR.exec(line) ?? WITH_BLANK.exec(line) ?? [];
    const quantity = Number(digits);
    if (quantity > 0) quantities.set(sku.trim(), (quantities.get(sku.trim()) ?? 0) + quantity);
  }
  return [...quantities].map(([sku, quantity]) => ({ sku, quantity }));
}

/** The first line that the cart's link could not hold. */
export function findUnusable(lines: readonly PastedLine[]): PastedLine | undefined {
  return lines.find(({ sku, quantity }) => sku.length > MAX_SKU_LENGTH || quantity > MAX_QUANTITY);
}

/** The cart's link that shows these lines before anything is added, as the shopper's own: its address, which anybody may write. */
export function pastedListPath(cart: string, lines: readonly PastedLine[]): string {
  const value = lines.map(({ sku, quantity }) => `${sku.replace(/[%,:]/g, encodeURIComponent)}:${quantity}`).join(',');
  return `${cart}?${new URLSearchParams({ lines: value, from: 'list' }).toString()}`;
}
