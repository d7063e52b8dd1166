import type { Snapshot } from '../snapshot';
import type { ServiceShape } from '../service-shape';
import type { LinkedEntity } from '../routing';
import type { ShopLocation } from '../shop-location';

export interface NavigationState {
  location: ShopLocation;
  /** True while a page is being resolved or its bundle and data are loading. */
  isPageLoading: boolean;
}

export interface NavigateOptions {
  state?: unknown;
  /** Fetch the target page's data from the network even where the cache has it (the specification's "reloads the page"). */
  fresh?: boolean;
}

export interface NavigationService {
  state: Snapshot<NavigationState>;
  /** `to` is a path of the shop, without store prefix, with query and fragment. Other origins are refused (TypeError). */
  push(to: string, options?: NavigateOptions): void;
  replace(to: string, options?: NavigateOptions): void;
  back(): void;
  /** Starts loading the bundle and data of a page that the shopper is likely to open. `entity`: what it shows, where that is known. */
  prefetch(to: string, entity?: LinkedEntity): void;
  /** The address of a path for links and sharing: with the store prefix where it is needed. */
  href(to: string): string;
  /** Asks `mayLeave` before the page is left (a form with typed text). Returns what ends it. */
  block(mayLeave: () => boolean): () => void;
}

export const NAVIGATION_SHAPE: ServiceShape<NavigationService, 'href'> = {
  snapshots: { state: ({ location }) => ({ location, isPageLoading: false }) },
  commands: { push: 'nothing', replace: 'nothing', back: 'nothing', prefetch: 'nothing', block: 'ending' },
  plain: ({ href }) => ({ href }),
};
