import type { CommerceBindings, Host } from 'shared-contracts';
import type { ProductSummary } from './product-summary';

/** A product whose link was followed: its page begins with what the list has shown. */
export interface FollowedProduct {
  product: ProductSummary;
  /** The picture that the list has loaded. */
  thumbnail: string | undefined;
}

let followed: (FollowedProduct & { bindings: CommerceBindings }) | undefined;

/** Remembers whose link is followed. */
export function follow(host: Host, product: ProductSummary, thumbnail?: string): void {
  followed = { product, thumbnail, bindings: host.commerce.bindings.get() };
}

/** What was followed to this path, as whoever is there now has seen it: another visitor's prices are not shown. */
export function followedTo(host: Host, path: string): FollowedProduct | undefined {
  const isIt = followed !== undefined && followed.product.path === path && followed.bindings === host.commerce.bindings.get();
  return isIt ? followed : undefined;
}

/** Whoever comes back to a page wants it as high as it was. */
export function forget(path: string): void {
  if (followed?.product.path === path) followed = undefined;
}
