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

const MOST_LINES = 200;
const LARGEST_QUANTITY = 10_000;
export const LONGEST_NAME = 40;

/** The address that passes a list on: `?name=…&lines=SKU:4,SKU:1:option+option`. Whoever opens it saves a copy of their own. */
export function sharedListPath({ name, lines }: SharedList): string {
  const texts = lines.map(({ sku, quantity, options }) =>
    [encodeURIComponent(sku), String(quantity), ...(options.length > 0 ? [options.map(encodeURIComponent).join('+')] : [])].join(':'),
  );
  return `${SHARED_LIST_PATH}?${new URLSearchParams({ name, lines: texts.join(',') }).toString()}`;
}

/** What an address passes on. Whatever is none of it is left out: anybody may have written it. */
export function readSharedList(search: string): SharedList {
  const query = new URLSearchParams(search);
  const lines = (query.get('lines') ?? '').split(',').flatMap((text) => {
    const [sku = '', quantity = '', options = ''] = text.split(':');
    const pieces = Number(toWesternDigits(quantity));
    const plain = decoded(sku).trim();
    if (plain === '' || plain.length > 64 || !Number.isInteger(pieces) || pieces < 1 || pieces > LARGEST_QUANTITY) return [];
    return [{ sku: plain, quantity: pieces, options: options === '' ? [] : options.split('+').map(decoded) }];
  });
  return { name: [...(query.get('name') ?? '').trim()].slice(0, LONGEST_NAME).join(''), lines: lines.slice(0, MOST_LINES) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
