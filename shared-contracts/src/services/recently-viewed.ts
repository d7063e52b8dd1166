import type { SessionCommands } from '../provided-services';
import type { Snapshot } from '../snapshot';

/** A product that was opened in this browser. Plain data, without prices: those are read when they are shown. */
export interface ViewedProduct {
  sku: string;
  name: string;
  /** Path of its page, without a store prefix. */
  path: string;
  imageUrl: string | undefined;
}

export interface RecentlyViewedState {
  /** The newest first. */
  products: readonly ViewedProduct[];
}

/** The products that were opened last in this browser, across tabs. Forgotten when a customer signs out. */
export interface RecentlyViewedService extends SessionCommands {
  state: Snapshot<RecentlyViewedState>;
  add(product: ViewedProduct): Promise<void>;
  clear(): Promise<void>;
  leaveSession(): Promise<void>;
}
