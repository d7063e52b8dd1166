import { signInPage } from './page-refs';
import type { ShopLocation } from './shop-location';

/** The address of the sign-in page that leads back to a place of the shop, with everything that its address says. */
export function signInPath({ pathname, search, hash }: Pick<ShopLocation, 'pathname' | 'search' | 'hash'>): string {
  return `${signInPage.pattern}?from=${encodeURIComponent(`${pathname}${search}${hash}`)}`;
}
