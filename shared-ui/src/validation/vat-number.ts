import { toWesternDigits } from 'shared-contracts';

/** A number of a company's papers (VAT, commercial register) as typed, in Western digits, without spaces and marks of direction. */
export function normalizeCompanyNumber(text: string): string {
  return toWesternDigits(text).replace(/[\s\u200e\u200f]/g, '');
}

/** The tax authority's form: 15 digits, the first and the last a 3. */
export function isVatNumber(text: string): boolean {
  return /^3\d{13}3$/.test(normalizeCompanyNumber(text));
}
