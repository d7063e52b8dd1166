import { toWesternDigits } from 'shared-contracts';

export const LISTS_PATH = '/requisition-lists';
export const SHARED_LIST_PATH = '/shared-list';

/** The page of one list. */
export function listPath(uid: string): string {
  return `${LISTS_PATH}/${encodeURIComponent(uid)}`;
}

/** A line of a list that is passed on. */
export interface SharedLine {
  sku: string;
  quantity: number;
  /** uids of the chosen values of a configurable product. */
  options: readonly string[];
}

export interface SharedList {
  name: string;
  lines: readonly SharedLine[];
}

/** A list that an address passes on. */
export interface ReceivedList extends SharedList {
  /** Lines of the list that was passed on: more than came along, where the address does not carry them all. */
  total: number;
}

/** Lines that an address carries at most. */
export const MOST_LINES = 200;
/** No list is longer: a number beyond it was written by somebody else. */
const LARGEST_TOTAL = 100_000;
const LARGEST_QUANTITY = 10_000;
export const LONGEST_NAME = 40;

/**
 * The address that passes a list on: `?name=…&lines=SKU:4,SKU:1:option+option`, and `&of=300` where the list has more lines than it
 * carries. Whoever opens it saves a copy of their own.
 */
export function sharedListPath({ name, lines }: SharedList): string {
  const texts = lines
    .slice(0, MOST_LINES)
    .map(({ sku, quantity, options }) =>
      [encodeURIComponent(sku), String(quantity), ...(options.length > 0 ? [options.map(encodeURIComponent).join('+')] : [])].join(':'),
    );
  const query = new URLSearchParams({ name, lines: texts.join(','), ...(lines.length > MOST_LINES ? { of: String(lines.length) } : {}) });
  return `${SHARED_LIST_PATH}?${query.toString()}`;
}

/** What an address passes on. Whatever is none of it is left out: anybody may have written it. */
export function readSharedList(search: string): ReceivedList {
  const query = new URLSearchParams(search);
  const texts = (query.get('lines') ?? '').split(',').filter((text) => text !== '');
  const lines = texts.flatMap((text) => {
    const [sku = '', quantity = '', options = ''] = text.split(':');
    const pieces = Number(toWesternDigits(quantity));
    const plain = decoded(sku).trim();
    if (plain === '' || plain.length > 64 || !Number.isInteger(pieces) || pieces < 1 || pieces > LARGEST_QUANTITY) return [];
    return [{ sku: plain, quantity: pieces, options: options === '' ? [] : options.split('+').map(decoded) }];
  });
  const of = Number(query.get('of'));
  const total = Number.isInteger(of) && of <= LARGEST_TOTAL ? Math.max(of, texts.length) : texts.length;
  const name = [...(query.get('name') ?? '').trim()].slice(0, LONGEST_NAME).join('');
  return { name, lines: lines.slice(0, MOST_LINES), total };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
