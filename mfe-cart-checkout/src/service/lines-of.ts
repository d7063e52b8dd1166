import { isSameChoice, type CartDetails, type ProductChoice } from 'shared-contracts';

/** Pieces of a product in a cart. */
export function quantityIn(details: CartDetails, item: ProductChoice): number {
  return linesOf(details, item).reduce((sum, { quantity }) => sum + quantity, 0);
}

export function linesOf({ items }: CartDetails, wanted: ProductChoice) {
  return items.filter((line) => isSameChoice(line, wanted));
}
