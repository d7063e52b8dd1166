import { choiceOf, type AddToCartItem, type CartItem } from 'shared-contracts';

/** A line of the cart as something that can be added. */
export function toAddItem(item: CartItem, quantity = item.quantity): AddToCartItem {
  return { ...choiceOf(item), name: item.name, quantity, imageUrl: item.image?.url };
}
