import type { CartDetails } from 'shared-contracts';
import { fingerprint } from './saved-lines';

/** What a cart's lines and totals are known by: another tab whose mark differs shows something else. */
export function markOf({ items, coupons, totals }: CartDetails): string {
  return fingerprint(JSON.stringify([items.map(({ uid, quantity, price }) => [uid, quantity, price.value]), coupons, totals]));
}
