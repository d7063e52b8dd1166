import { cartRef, type CartService, type Host } from 'shared-contracts';

/** The cart that this release itself provides: where its pages are shown, it is there. */
export function cartOf(host: Host): CartService {
  const cart = host.service(cartRef);
  if (!cart) throw new Error('The cart is not provided.');
  return cart;
}
