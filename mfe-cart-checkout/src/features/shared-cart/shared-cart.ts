import { MAX_QUANTITY } from 'shared-ui';

/** What a link to a cart holds: nothing but part numbers and quantities. */
export interface SharedLine {
  sku: string;
  quantity: number;
}

const PARAMETER = 'lines';
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

/** What an address holds, which anybody may have written: what is no line is left out, lines of the same part are added up. */
export function readSharedLines(search: string): readonly SharedLine[] {
  const value = new URLSearchParams(search).get(PARAMETER) ?? '';
  const quantities = new Map<string, number>();
  for (const entry of value.split(',')) {
    const [written = '', digits = ''] = entry.split(':');
    const sku = decode(written).trim();
    const quantity = /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
    const sum = (quantities.get(sku) ?? 0) + quantity;
    if (sku !== '' && sku.length <= MAX_SKU_LENGTH && quantity > 0 && sum <= MAX_QUANTITY) quantities.set(sku, sum);
  }
  return [...quantities].slice(0, MAX_LINES).map(([sku, quantity]) => ({ sku, quantity }));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
