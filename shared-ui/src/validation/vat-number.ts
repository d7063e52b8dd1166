import { toWesternDigits } from 'shared-contracts';

/** A VAT number as it is typed or pasted, in Western digits, without spaces and marks of direction. */
export function normalizeVatNumber(text: string): string {
  return toWesternDigits(text).replace(/[\s\u200e\u200f]/g, '');
}

/** The tax authority's form: 15 digits, the first and the last a 3. */
export function isVatNumber(text: string): boolean {
  return /^3\d{13}3$/.test(normalizeVatNumber(text));
}
