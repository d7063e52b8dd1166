import { searchPage, toWesternDigits } from 'shared-contracts';

export const SEARCH_PATH = searchPage.pattern;

/** The page of what a query finds. Arabic digits become Western ones, as part numbers have them. */
export function searchPath(query: string): string {
  return `${SEARCH_PATH}?${new URLSearchParams({ query: toWesternDigits(query).trim() }).toString()}`;
}

/** The address that calls a phone number, however it is written. */
export function telAddress(phone: string): string {
  return `tel:${toWesternDigits(phone).replace(/[^+\d]/g, '')}`;
}
