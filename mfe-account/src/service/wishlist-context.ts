import type { Host } from 'shared-contracts';
import type { BrowserEnvironment } from './browser-environment';
import type { WishlistText } from './messages/source';
import type { Still } from './visits';
import type { WishlistAction, WishlistModel } from './wishlist-model';

/** What the parts of the wish list service share. */
export interface WishlistContext {
  host: Host;
  browser: BrowserEnvironment;
  model(): WishlistModel;
  dispatch(action: WishlistAction): void;
  /** Texts are loaded with the first message that has to be shown. */
  text(): Promise<WishlistText>;
}

/** The same while one customer's command is carried out. */
export interface CommandContext extends WishlistContext {
  still: Still;
}
