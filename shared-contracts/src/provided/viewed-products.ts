import { toShopPath } from '../routing';
import type { ViewedProduct } from './recently-viewed';

/** The products in what somebody claims to be a list of them: what the browser's storage holds may be anything. */
export function toViewedProducts(value: unknown): ViewedProduct[] {
  return Array.isArray(value) ? value.flatMap((product) => toViewedProduct(product) ?? []) : [];
}

function toViewedProduct(value: unknown): ViewedProduct | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { sku, name, path, imageUrl }: { [member in keyof ViewedProduct]?: unknown } = value;
  const shopPath = typeof path === 'string' ? toShopPath(path) : undefined;
  if (typeof sku !== 'string' || typeof name !== 'string' || !sku || !name || shopPath === undefined) return undefined;
  return { sku, name, path: shopPath, imageUrl: typeof imageUrl === 'string' ? imageUrl : undefined };
}
