import { useState } from 'react';
import { UNAVAILABLE } from 'shared-contracts';
import { useHost } from 'shared-platform';
import type { OrderLine } from '../../features/order/order-view';
import { useText } from './messages/source';

/** What became of one line. */
export interface ReorderedLine {
  id: string;
  sku: string;
  name: string;
  quantity: number;
  /** Why it is not in the cart; undefined: it is. */
  failure: string | undefined;
}

export type ReorderResult = { lines: readonly ReorderedLine[] } | { failure: string };

/** Puts the lines of an order into the cart, as many pieces as were ordered; what cannot be had does not keep the others away. */
export function useReorder(lines: readonly OrderLine[]) {
  const host = useHost();
  const text = useText();
  const [state, setState] = useState<{ isBusy: boolean; outcome?: ReorderResult }>({ isBusy: false });
  const reorder = async () => {
    setState({ isBusy: true });
    try {
      const items = lines.map(({ sku, parentSku, name, ordered, imageUrl }) => ({
        sku,
        name,
        quantity: ordered,
        ...(parentSku === undefined ? {} : { parentSku }),
        ...(imageUrl === undefined ? {} : { imageUrl }),
      }));
      const failures = (await host.service('cart')?.add(items)) ?? [];
      const outcome = lines.map(({ id, sku, name, ordered }, index) => ({
        id,
        sku,
        name,
        quantity: ordered,
        failure: failures.find((failure) => failure.index === index)?.message,
      }));
      setState({ isBusy: false, outcome: { lines: outcome } });
    } catch (error) {
      // What the cart throws is for the shopper to read, but that its code did not come.
      const isForShopper = error instanceof Error && error.message !== '' && error.name !== UNAVAILABLE;
      setState({ isBusy: false, outcome: { failure: isForShopper ? error.message : text('detail.reorder-failed') } });
    }
  };
  return { reorder, ...state };
}
