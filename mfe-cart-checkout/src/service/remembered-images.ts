import type { AddToCartItem, CartItem } from 'shared-contracts';
import { definePersisted, ENTRIES, type BrowserPersistence } from 'shared-platform';

/** The specification's: by SKU, with position 1. The storage is shared with everything else that the shop keeps. */
const images = definePersisted({
  key: 'imagesBySku',
  schema: ENTRIES,
  scope: 'owner',
  limit: 200,
});

/** Keeps the pictures of what is added, for lines whose picture the platform does not give. */
export function rememberImages(area: BrowserPersistence, items: readonly AddToCartItem[]): void {
  const added = items.flatMap(({ sku, imageUrl, name }) => (imageUrl ? [[sku, { url: imageUrl, label: name, position: 1 }] as const] : []));
  if (added.length === 0) return;
  const skus = new Set(added.map(([sku]) => sku));
  const earlier = Object.entries(images.read({ area }) ?? {}).filter(([sku]) => !skus.has(sku));
  images.write(Object.fromEntries([...earlier, ...added]), { area });
}

export function recallImage(area: BrowserPersistence, sku: string): CartItem['image'] {
  const { url, label } = (images.read({ area })?.[sku] ?? {}) as { url?: unknown; label?: unknown };
  return typeof url === 'string' && url && typeof label === 'string' ? { url, label } : undefined;
}
