import { toWesternDigits } from 'shared-contracts';
import { defineListAddress, shortText, type TitleText } from 'shared-ui';
import { ADDRESS_BOOK_PATH } from './address-book-path';
import { linesOf, type AddressView } from './address-view';

/** Addresses shown at a time. The platform gives all of them at once. */
export const PAGE_SIZE = 30;

/** Of what is looked for. */
export const LONGEST_TEXT = 100;

export const bookAddress = defineListAddress(ADDRESS_BOOK_PATH, { query: shortText(LONGEST_TEXT) });

export interface AddressSearch {
  /** Trimmed; empty: all. */
  text: string;
  /** All that have every one of its words. */
  found: readonly AddressView[];
  /** From 1, and no page beyond the last. */
  page: number;
  pages: number;
  shown: readonly AddressView[];
}

/** What the page's address asks for, as far as it is there. */
export function searchAddresses(search: string, addresses: readonly AddressView[], locale: string, say: TitleText): AddressSearch {
  const { query: text, page: asked } = bookAddress.read(search);
  const words = toWords(text);
  const found = addresses.filter((address) => {
    const { firstName, lastName, phone } = address;
    const all = toWords([firstName, lastName, ...linesOf(address, locale, say), phone].join(' ')).join(' ');
    return words.every((word) => all.includes(word));
  });
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(pages, asked);
  return { text, found, page, pages, shown: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) };
}

/** Digits of either script, and letters of either size, are the same. */
function toWords(text: string): readonly string[] {
  return toWesternDigits(text).toLowerCase().split(/\s+/).filter(Boolean);
}
