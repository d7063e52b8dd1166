/** What the product page shows once the browser has nothing better to do: one file for all of it. */
export { Alternatives } from './alternatives';
export { CompareAction, CompareLink } from '../../../features/compare/compare-action';
export { DataSheetButton, ShareButton } from './data-sheet/sheet-buttons';
export { DimensionDrawing } from './drawing/dimension-drawing';
export { DispatchLine } from './dispatch-line';
export { NearReviews } from '../reviews/near-reviews';
export { WishlistButton } from '../wishlist-button';
