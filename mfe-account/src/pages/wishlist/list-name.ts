import type { WishlistService } from 'shared-contracts';

/** The platform cuts what is longer. */
export const LONGEST_NAME = 255;

/** Another list has this name: the platform takes capitals and small letters for the same. */
export function isTaken(wishlist: WishlistService, name: string, own?: string): boolean {
  return wishlist.state.get().lists.some((other) => other.id !== own && other.name.toLowerCase() === name.toLowerCase());
}
