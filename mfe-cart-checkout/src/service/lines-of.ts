import type { AddToCartItem, CartDetails } from 'shared-contracts';

type Wanted = Pick<AddToCartItem, 'sku' | 'selectedOptions'>;

/** Pieces of a product in a cart. */
export function quantityIn(details: CartDetails, item: Wanted): number {
  return linesOf(details, item).reduce((sum, { quantity }) => sum + quantity, 0);
}

export function linesOf({ items }: CartDetails, { sku, selectedOptions = [] }: Wanted) {
  return items.filter((line) => (selectedOptions.length > 0 ? sameOptions(line.selectedOptions, selectedOptions) : line.sku === sku));
}

function sameOptions(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((uid) => other.includes(uid));
}
