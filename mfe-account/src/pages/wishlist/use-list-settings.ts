import { wishlistRef } from 'shared-contracts';
import { useHost, useOperation } from 'shared-platform';
import { WishlistSettingsDocument } from './wishlist-settings.graphql.ts';

export interface ListSettings {
  /** The platform has several lists for a customer: they have names, and those beside the first can be deleted. */
  areSeveral: boolean;
  /** Another list can be made. */
  isOpenEnded: boolean;
}

/**
 * What a customer with so many lists can do with them. Not every platform has several, or says how many there may be. Undefined until it
 * is known.
 */
export function useListSettings(lists: number): ListSettings | undefined {
  const canCreate = useHost().supports(wishlistRef, 'create');
  const { data, fetching } = useOperation(WishlistSettingsDocument, {}, { isPaused: !canCreate });
  if (fetching) return undefined;
  const { enable_multiple_wishlists: isEnabled, maximum_number_of_wishlists: most } = data?.storeConfig ?? {};
  const areSeveral = isEnabled === '1';
  return { areSeveral, isOpenEnded: areSeveral && lists < Number(most ?? Infinity) };
}
