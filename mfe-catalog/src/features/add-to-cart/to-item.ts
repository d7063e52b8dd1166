import type { ProductSummary } from '../product-summary/product-summary';

/** A product of a list as the cart takes it. */
export function toItem({ sku, name, image, price }: ProductSummary) {
  return { sku, name, ...(image ? { imageUrl: image.url } : {}), ...(price ? { price: price.price } : {}) };
}
