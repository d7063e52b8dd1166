import { type AddToCartItem, cartRef, type Host, UNAVAILABLE } from 'shared-contracts';

/** Adds it to the cart. Returns what went wrong, in words for the shopper: `unknown` where nothing better is known. */
export async function addTo(host: Host, item: AddToCartItem, unknown: string): Promise<string | undefined> {
  try {
    const cart = host.service(cartRef);
    if (!cart) return unknown;
    const [failure] = await cart.add([item]);
    return failure?.message;
  } catch (error) {
    // Errors that are for the shopper have said so; that the cart's code did not come is for nobody to read.
    const isForShopper = error instanceof Error && error.message !== '' && error.name !== UNAVAILABLE;
    return isForShopper ? error.message : unknown;
  }
}
