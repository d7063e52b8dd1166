import { toWesternDigits } from 'shared-contracts';

/** The short code of a Saudi National Address: four letters, four digits. */
const SHORT_ADDRESS = /^[A-Z]{4}\d{4}$/;

/** What a shopper types or pastes, in capitals and Western digits, without spaces and dashes: `rrrd ٢٩٢٩` gives `RRRD2929`. */
export function normalizeShortAddress(text: string): string {
  return toWesternDigits(text)
    .replace(/[\s\u200e\u200f-]/g, '')
    .toUpperCase();
}

export function isShortAddress(text: string): boolean {
  return SHORT_ADDRESS.test(normalizeShortAddress(text));
}

/**
 * Every Magento has two lines of a street, and none has a field for this: the code stands in the last one, where the driver reads it, too.
 *
 * @returns The lines without it, and the code; empty where there is none.
 */
export function splitStreet(street: readonly string[]): { lines: readonly string[]; shortAddress: string } {
  const last = street.at(-1) ?? '';
  return street.length > 1 && SHORT_ADDRESS.test(last)
    ? { lines: street.slice(0, -1), shortAddress: last }
    : { lines: street, shortAddress: '' };
}
