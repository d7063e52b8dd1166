import { useState } from 'react';
import { type AddToCartItem, cartRef, UNAVAILABLE } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { useText } from './messages/source';

/** A line that goes into the cart. */
export interface WantedLine extends AddToCartItem {
  id: string;
}

/** What became of one line. */
export interface AddedLine {
  id: string;
  sku: string;
  name: string;
  quantity: number;
  /** Why it is not in the cart; undefined: it is. */
  failure: string | undefined;
}

export type CartResult = { lines: readonly AddedLine[] } | { failure: string };

/** Puts lines into the cart; what cannot be had does not keep the others away. */
export function useCartLines() {
  const host = useHost();
  const text = useText();
  const [state, setState] = useState<{ isBusy: boolean; outcome?: CartResult }>({ isBusy: false });
  const add = async (lines: readonly WantedLine[]) => {
    setState({ isBusy: true });
    try {
      const failures =
        (await host.service(cartRef)?.add(
          lines.map(({ id: _id, ...item }) => item),
          { isSaidByPage: true },
        )) ?? [];
      const outcome = lines.map(({ id, sku, name, quantity }, index) => ({
        id,
        sku,
        name,
        quantity,
        failure: failures.find((failure) => failure.index === index)?.message,
      }));
      setState({ isBusy: false, outcome: { lines: outcome } });
    } catch (error) {
      // What the cart throws is for the shopper to read, but that its code did not come.
      const isForShopper = error instanceof Error && error.message !== '' && error.name !== UNAVAILABLE;
      setState({ isBusy: false, outcome: { failure: isForShopper ? error.message : text('outcome.failed') } });
    }
  };
  return { add, ...state };
}
