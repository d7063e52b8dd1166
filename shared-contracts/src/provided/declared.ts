import { cartService } from './cart';
import { recentlyViewedService } from './recently-viewed';
import { wishlistService } from './wishlist';

/** The services that the contract declares: what stands in for a shop (a stub host, a remote alone) has all of them. */
export const DECLARED_SERVICES = [cartService, wishlistService, recentlyViewedService] as const;
