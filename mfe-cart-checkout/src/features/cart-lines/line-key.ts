import type { CartItem } from 'shared-contracts';

/**
 * Keys that outlive a change of quantity: a configurable product's line is removed and added again, under another `uid`, and
 * must not lose its place, its focus, or the message by its field.
 */
export function lineKeys(items: readonly CartItem[]): string[] {
  const seen = new Set<string>();
  return items.map((item) => {
    const key = JSON.stringify([item.sku, item.selectedOptions]);
    const unique = seen.has(key) ? `${key} ${item.uid}` : key;
    seen.add(key);
    return unique;
  });
}
