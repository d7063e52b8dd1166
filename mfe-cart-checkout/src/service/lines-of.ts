import type { CartDetails } from 'shared-contracts';

/** What says which line is meant, of a line or of what is added. */
interface Wanted {
  sku: string;
  parentSku?: string | undefined;
  selectedOptions?: readonly string[];
}

/** Pieces of a product in a cart. */
export function quantityIn(details: CartDetails, item: Wanted): number {
  return linesOf(details, item).reduce((sum, { quantity }) => sum + quantity, 0);
}

export function linesOf({ items }: CartDetails, wanted: Wanted) {
  return items.filter((line) => isSameLine(line, wanted));
}

/**
 * Whether both are one line of a cart. Products share the uids of their options' values, so values say which variant only together with the
 * product; and one variant is named by its own number or by its product's, depending on where it was chosen.
 */
export function isSameLine(one: Wanted, other: Wanted): boolean {
  const [values = [], otherValues = []] = [one.selectedOptions, other.selectedOptions];
  if (values.length > 0 && otherValues.length > 0)
    return (one.parentSku ?? one.sku) === (other.parentSku ?? other.sku) && sameOptions(values, otherValues);
  const isSameProduct = one.parentSku === undefined || other.parentSku === undefined || one.parentSku === other.parentSku;
  return one.sku === other.sku && isSameProduct;
}

function sameOptions(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((uid) => other.includes(uid));
}
