import {
  createSnapshot,
  toViewedProducts,
  type Host,
  type RecentlyViewedService,
  type RecentlyViewedState,
  type ViewedProduct,
} from 'shared-contracts';
import { localPersistence } from 'shared-platform';
import { clearComparison } from './compare-list';
import { clearRecentSearches } from './recent-searches';

/** As the contract's description says: what is shown before this service is there. */
const KEY = 'recentlyViewed';
const MOST = 12;

/** What was viewed last in this browser. The storage has the truth, which all tabs share; the state follows it. */
export default function createRecentlyViewedService(host: Host): RecentlyViewedService {
  const state = createSnapshot<RecentlyViewedState>({ products: readStored() ?? [] });

  const show = (products: readonly ViewedProduct[]) => state.set({ products });
  const clear = () => {
    localPersistence.remove(KEY);
    show([]);
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === localPersistence.key(KEY)) show(readStored() ?? []);
  });

  return {
    state,
    add(product) {
      // Another tab may have added since; where nothing can be stored, this document's list is all there is.
      const before = readStored() ?? state.get().products;
      const products = [product, ...before.filter(({ sku }) => sku !== product.sku)].slice(0, MOST);
      localPersistence.set(KEY, products);
      show(products);
      return Promise.resolve();
    },
    clear: () => Promise.resolve(clear()),
    leaveSession() {
      // Who signs in goes on with what they have viewed, and searched for, as a guest.
      if (host.session.state.get().status === 'customer') {
        clear();
        clearRecentSearches();
        clearComparison();
      }
      return Promise.resolve();
    },
  };
}

/** Undefined where nothing is stored. */
function readStored(): ViewedProduct[] | undefined {
  const stored = localPersistence.get<unknown>(KEY);
  return stored === undefined ? undefined : toViewedProducts(stored).slice(0, MOST);
}
