import type { AddToCartItem, CartItem } from 'shared-contracts';

/** A line of the cart as something that can be added. */
export function toAddItem(item: CartItem, quantity = item.quantity): AddToCartItem {
  return {
    sku: item.sku,
    name: item.name,
    quantity,
    selectedOptions: item.selectedOptions,
    ...(item.parentSku === undefined ? {} : { parentSku: item.parentSku }),
    ...(item.image ? { imageUrl: item.image.url } : {}),
  };
}
