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

export interface BlockOptions {
  /** @since 2.2 */
  unsaved?: boolean;
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
  /**
   * Asks `mayLeave` before the page is left. Returns what ends it. `unsaved`: text was typed that is not sent; the shell asks the shopper
   * in a dialog of its own. `mayLeave` is called all the same by shells before 2.2.
   */
  block(mayLeave: () => boolean, options?: BlockOptions): () => void;
}

export const NAVIGATION_SHAPE: ServiceShape<NavigationService, 'href'> = {
  snapshots: { state: ({ location }) => ({ location, isPageLoading: false }) },
  commands: { push: 'nothing', replace: 'nothing', back: 'nothing', prefetch: 'nothing', block: 'ending' },
  plain: ({ href }) => ({ href }),
};
