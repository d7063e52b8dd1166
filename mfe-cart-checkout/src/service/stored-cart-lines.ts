import type { CartDetails, Host } from 'shared-contracts';
import { definePersisted, schemaOf } from 'shared-platform';
import type { CartOwner } from './cart-place';

/** Of what is kept: an earlier release's is not understood. */
export const FORMAT = 1;

interface StoredLines {
  format: typeof FORMAT;
  cartId: string;
  owner: CartOwner;
  /** Names and amounts are those of a store view and a currency. */
  view: string;
  details: CartDetails;
}

/** What the cart held when it was last read. */
export const cartLinesEntry = definePersisted({
  key: 'cartLines',
  schema: schemaOf((value) => {
    const kept = value as Partial<StoredLines> | null;
    return kept?.format === FORMAT && Array.isArray(kept.details?.items) ? (kept as StoredLines) : undefined;
  }),
  scope: 'owner',
});

/** Which store view and currency it is kept for. */
export function viewOf({ storeView }: Host): string {
  const { current, currency } = storeView.state.get();
  return `${current.code} ${currency}`;
}
