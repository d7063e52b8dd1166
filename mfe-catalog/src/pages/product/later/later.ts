/** What the product page shows once the browser has nothing better to do: one file for all of it. */
export { Alternatives } from './alternatives';
export { CompareButton } from '../../../features/compare/compare-button';
export { DispatchLine } from './dispatch-line';
export { NearReviews } from '../reviews/near-reviews';
export { WishlistButton } from '../wishlist-button';
