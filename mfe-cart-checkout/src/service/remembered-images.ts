import type { AddToCartItem, CartItem } from 'shared-contracts';
import type { BrowserPersistence } from 'shared-platform';

const IMAGES_BY_SKU = 'imagesBySku';
/** The storage is shared with everything else that the shop keeps. */
const MAX_IMAGES = 200;

interface RememberedEntry {
  url: string;
  label: string;
  position: number;
}

/** Keeps the pictures of what is added, for lines whose picture the platform does not give. */
export function rememberImages(local: BrowserPersistence, items: readonly AddToCartItem[]): void {
  const added = items
    .filter((item) => item.imageUrl)
    .map((item): [string, RememberedEntry] => [item.sku, { url: item.imageUrl ?? '', label: item.name, position: 1 }]);
  if (added.length === 0) return;
  const kept = new Map(Object.entries(stored(local)));
  for (const [sku, entry] of added) {
    kept.delete(sku);
    kept.set(sku, entry);
  }
  local.set(IMAGES_BY_SKU, Object.fromEntries([...kept].slice(-MAX_IMAGES)));
}

export function recallImage(local: BrowserPersistence, sku: string): CartItem['image'] {
  const entry = stored(local)[sku];
  return entry?.url ? { url: entry.url, label: entry.label } : undefined;
}

function stored(local: BrowserPersistence): Record<string, RememberedEntry> {
  const value = local.get<unknown>(IMAGES_BY_SKU);
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value as Record<string, unknown>);
  return Object.fromEntries(entries.filter((entry): entry is [string, RememberedEntry] => isEntry(entry[1])));
}

function isEntry(value: unknown): value is RememberedEntry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'url' in value &&
    typeof value.url === 'string' &&
    'label' in value &&
    typeof value.label === 'string'
  );
}
