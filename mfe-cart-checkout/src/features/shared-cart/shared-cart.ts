import { MAX_QUANTITY, parseQuantity, type QuantityProblem } from 'shared-ui';

/** What a link to a cart holds: nothing but part numbers and quantities. */
export interface SharedLine {
  sku: string;
  quantity: number;
}

const PARAMETER = 'lines';
/** Where the lines come from: `list` is what the shopper has pasted themselves, on the home page. */
const FROM = 'from';
const OWN_LIST = 'list';
/** So many fit into an address that every server on the way takes. */
const MAX_LINES = 200;
const MAX_SKU_LENGTH = 64;

/** The path of a link that shows these lines to whoever opens it. */
export function toSharedPath(lines: readonly SharedLine[]): string {
  const value = lines
    .slice(0, MAX_LINES)
    .map(({ sku, quantity }) => `${sku.replace(/[%,:]/g, encodeURIComponent)}:${quantity}`)
    .join(',');
  return `/cart?${new URLSearchParams({ [PARAMETER]: value }).toString()}`;
}

/** What cannot be added as it is written in an address. */
export interface UnusableLine {
  sku: string;
  /** As written. */
  quantity: string;
  problem: QuantityProblem | 'too-long';
}

export interface SharedLines {
  lines: readonly SharedLine[];
  unusable: readonly UnusableLine[];
  /** Lines beyond those that a link holds. */
  beyond: number;
  /** They are the shopper's own list, not somebody's cart. */
  isOwnList: boolean;
}

/** What an address holds, which anybody may have written: lines of the same part are added up, and what is no line is told apart. */
export function readShared(search: string): SharedLines {
  const given = new URLSearchParams(search);
  const value = given.get(PARAMETER) ?? '';
  const quantities = new Map<string, number>();
  const unusable: UnusableLine[] = [];
  for (const entry of value.split(',')) {
    const [written = '', quantity = ''] = entry.split(':');
    const sku = decode(written).trim();
    if (sku === '') continue;
    const before = quantities.get(sku) ?? 0;
    const parsed = parseQuantity(quantity, { max: MAX_QUANTITY - before });
    if (sku.length > MAX_SKU_LENGTH) unusable.push({ sku: `${sku.slice(0, MAX_SKU_LENGTH)}…`, quantity, problem: 'too-long' });
    else if (parsed.problem !== undefined) unusable.push({ sku, quantity, problem: parsed.problem });
    else quantities.set(sku, before + parsed.quantity);
  }
  const lines = [...quantities].map(([sku, quantity]) => ({ sku, quantity }));
  return {
    lines: lines.slice(0, MAX_LINES),
    unusable: unusable.slice(0, MAX_LINES),
    beyond: Math.max(0, lines.length - MAX_LINES),
    isOwnList: given.get(FROM) === OWN_LIST,
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
