import { recentlyViewedRef, toViewedProducts, type RecentlyViewedService, type ViewedProduct } from 'shared-contracts';
import { definePersisted, schemaOf, type Frozen } from 'shared-platform';
import { defineService } from 'shared-platform/service';

const MOST = 12;

type Model = Frozen<ViewedProduct[]>;
type Event = { type: 'viewed'; product: ViewedProduct } | { type: 'found'; products: Model };

const NONE: Model = [];

/** What was viewed last in this browser, the newest first. The declaration shows it before this service is there. */
const viewed = definePersisted({ key: 'recentlyViewed', schema: schemaOf(toViewedProducts), scope: 'owner', limit: MOST });

export default defineService<RecentlyViewedService, Model, Event, never, ViewedProduct[]>(recentlyViewedRef, {
  model: NONE,
  reduce(products, event) {
    if (event.type === 'viewed') return [event.product, ...products.filter(({ sku }) => sku !== event.product.sku)].slice(0, MOST);
    return event.type === 'found' ? event.products : products;
  },
  toState: (products) => ({ products }),
  persist: {
    value: viewed,
    kept: (products) => (products.length > 0 ? products : undefined),
    found: (products = NONE) => ({ type: 'found', products }),
  },
  commands: {
    add: (_context, product) => Promise.resolve([{ type: 'viewed', product }]),
    clear: () => Promise.resolve([{ type: 'found', products: NONE }]),
  },
});
