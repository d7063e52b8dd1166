import type { ServiceDeclaration, ServiceRef } from '../service-ref';
import type { Snapshot } from '../snapshot';

/** A product that was opened in this browser. Plain data, without prices: those are read when they are shown. */
export interface ViewedProduct {
  sku: string;
  /** In the language in which it was opened. */
  name: string;
  /** Path of its page, without a store prefix. */
  path: string;
  imageUrl: string | undefined;
}

export interface RecentlyViewedState {
  /** The newest first, twelve at most, each once. */
  products: readonly ViewedProduct[];
}

/**
 * The products that were opened last in this browser, across tabs. A guest's list stays when they sign in; forgotten when a customer
 * signs out. No command rejects: where nothing can be stored, the list lives as long as the document.
 */
export interface RecentlyViewedService {
  state: Snapshot<RecentlyViewedState>;
  /** Puts a product in front. */
  add(product: ViewedProduct): Promise<void>;
  clear(): Promise<void>;
}

export const recentlyViewedRef = 'recentlyViewed' as ServiceRef<RecentlyViewedService>;

export const recentlyViewedService: ServiceDeclaration<RecentlyViewedService> = {
  ref: recentlyViewedRef,
  initial: { products: [] },
  commands: ['add', 'clear'],
  background: ['add'],
  start: 'intent',
  restore: [{ member: 'products', key: 'recentlyViewed' }],
  limitMs: 10_000,
};
