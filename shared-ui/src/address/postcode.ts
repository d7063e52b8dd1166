import { toWesternDigits } from 'shared-contracts';

export const POSTCODE_DIGITS = 5;

/** What a shopper types or pastes, without spaces, in Western digits: `١٢٣ ٤٥` gives `12345`. */
export function normalizePostcode(text: string): string {
  return toWesternDigits(text).replace(/[\s\u200e\u200f]/g, '');
}

export function isPostcode(text: string): boolean {
  return new RegExp(`^\\d{${POSTCODE_DIGITS}}$`).test(normalizePostcode(text));
}
