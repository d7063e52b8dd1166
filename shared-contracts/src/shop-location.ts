/** A place in the shop, without a store prefix. `state` is kept in the history entry. */
export interface ShopLocation {
  pathname: string;
  /** With its "?", or empty. */
  search: string;
  /** With its "#", or empty. */
  hash: string;
  state: unknown;
  /** Differs for every history entry. */
  key: string;
}
