import type { Product } from '../catalog/product.ts';

/** Why a quantity cannot be had. `scope` is the message that the platform adds for the whole cart. */
export interface StockProblem {
  readonly code: 'NOT_SALABLE' | 'INSUFFICIENT_STOCK' | 'UNDEFINED';
  readonly message: string;
  readonly cartMessage: string;
}

/** Checks a quantity of what is sold (the variant of a configurable product) before it goes into a cart. */
export function problemWithAdding(sold: Product, quantity: number): StockProblem | undefined {
  if (!(quantity > 0)) return { code: 'UNDEFINED', message: 'The product quantity should be greater than 0', cartMessage: '' };
  if (!Number.isInteger(quantity))
    return { code: 'UNDEFINED', message: 'You cannot use decimal quantity for this product.', cartMessage: '' };
  if (sold.quantity === 0)
    return { code: 'NOT_SALABLE', message: 'Product that you are trying to add is not available.', cartMessage: OUT_OF_STOCK };
  return problemWithQuantity(sold, quantity);
}

const OUT_OF_STOCK = 'Some of the products are out of stock.';
const NOT_ENOUGH = 'The requested qty is not available';

/** Checks the quantity of a line that is in a cart already. */
export function problemWithQuantity(sold: Product, quantity: number): StockProblem | undefined {
  if (sold.quantity === 0) return { code: 'INSUFFICIENT_STOCK', message: 'This product is out of stock.', cartMessage: OUT_OF_STOCK };
  if (quantity > sold.maxSaleQuantity)
    return { code: 'INSUFFICIENT_STOCK', message: `The most you may purchase is ${sold.maxSaleQuantity}.`, cartMessage: NOT_ENOUGH };
  if (quantity > sold.quantity) return { code: 'INSUFFICIENT_STOCK', message: NOT_ENOUGH, cartMessage: NOT_ENOUGH };
  return undefined;
}
