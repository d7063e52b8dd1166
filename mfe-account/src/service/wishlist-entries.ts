import type { WishlistEntry } from 'shared-contracts';
import type { WishlistContentFragment } from './wishlist.graphql.ts';

/** Entries of one page of a list. One whose product is gone has nothing that it could be named by. */
export function toEntries({ id, items_v2: page }: WishlistContentFragment): WishlistEntry[] {
  return (page?.items ?? []).flatMap((item) => {
    const sku = item?.product?.sku;
    if (!item || !sku) return [];
    const variant = item.__typename === 'ConfigurableWishlistItem' ? item.configured_variant?.sku : undefined;
    return [
      {
        id: item.id,
        listId: id ?? '',
        sku: variant ?? sku,
        parentSku: variant ? sku : undefined,
        name: item.product?.name ?? sku,
        quantity: item.quantity,
      },
    ];
  });
}
