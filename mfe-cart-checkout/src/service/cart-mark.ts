import type { CartDetails } from 'shared-contracts';

/** What a cart's lines and totals are known by: another tab whose mark differs shows something else. */
export function markOf({ items, coupons, totals }: CartDetails): string {
  return fingerprint(JSON.stringify([items.map(({ uid, quantity, price }) => [uid, quantity, price.value]), coupons, totals]));
}

/** FNV-1a, 32 bits: two marks that are the same by chance cost a reading of the cart. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
