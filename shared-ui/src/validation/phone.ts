import { toWesternDigits } from 'shared-contracts';

/** The shop takes phone numbers of this country only. */
export const COUNTRY_CALLING_CODE = '+966';
export const PHONE_DIGITS = 9;

/**
 * What a shopper types or pastes, as the digits that follow the country code: `055 123 4567`, `+966 55 123 4567`,
 * `00966551234567` and Arabic digits all give `551234567`. What is no phone number comes back without spaces, to be refused.
 */
export function normalizePhone(text: string): string {
  const digits = toWesternDigits(text).replace(/[\s()\-.\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '');
  const withoutCountry = digits.replace(/^(\+|00)966/, '').replace(/^966(?=\d{9,10}$)/, '');
  return withoutCountry.replace(/^0(?=\d{9}$)/, '');
}
