import { createSnapshot, toViewedProducts, type RecentlyViewedService, type RecentlyViewedState } from 'shared-contracts';
import { definePersisted, schemaOf } from 'shared-platform';

/** What was viewed last in this browser, the newest first. The contract's description shows it before this service is there. */
const viewed = definePersisted({
  key: 'recentlyViewed',
  schema: schemaOf(toViewedProducts),
  scope: 'owner',
  limit: 12,
});

export default function createRecentlyViewedService(): RecentlyViewedService {
  const read = () => viewed.read() ?? [];
  const state = createSnapshot<RecentlyViewedState>({ products: read() });
  viewed.subscribe(() => state.set({ products: read() }));
  return {
    state,
    add(product) {
      viewed.write([product, ...read().filter(({ sku }) => sku !== product.sku)]);
      return Promise.resolve();
    },
    clear: () => Promise.resolve(viewed.remove()),
  };
}
