import { present, type PlatformCart } from './to-cart-details';

/** Pieces that the platform says are left of each line's product, by `uid`; only lines whose number is known. */
export function stockLeft(cart: PlatformCart): ReadonlyMap<string, number> {
  const left = new Map<string, number>();
  for (const line of present(cart.items)) {
    const product = line.__typename === 'ConfigurableCartItem' ? (line.configured_variant ?? line.product) : line.product;
    if (typeof product.only_x_left_in_stock === 'number') left.set(line.uid, product.only_x_left_in_stock);
  }
  return left;
}
