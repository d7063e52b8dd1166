import type { WantedLine } from '../cart-outcome/add-in-batches';
import type { OrderLine } from './order-view';

/** A line to be ordered again: as many pieces as were ordered. */
export function toWanted({ id, sku, parentSku, name, ordered, imageUrl }: OrderLine): WantedLine {
  return { id, sku, parentSku, name, quantity: ordered, imageUrl };
}
