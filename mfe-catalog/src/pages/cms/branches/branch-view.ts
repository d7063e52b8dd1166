import type { StoreLocationsQuery } from './store-locations.graphql.ts';

export type BranchView = NonNullable<StoreLocationsQuery['storeLocations']['items'][number]>;

/** The platform's lists may hold nothing. */
export function present<Item>(items: readonly (Item | null)[]): Item[] {
  return items.filter((item) => item !== null);
}
