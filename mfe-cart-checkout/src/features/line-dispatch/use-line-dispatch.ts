import type { CartItem } from 'shared-contracts';
import { useHost, useOperation } from 'shared-platform';
import { useDispatchText } from 'shared-ui';
import { listedSkus, toLineDispatch } from './line-dispatch';
import { LineDispatchDocument } from './line-dispatch.graphql.ts';

/** Says when a line leaves the warehouse, or comes in again; undefined where nobody knows, or not yet. */
export function useLineDispatch(items: readonly CartItem[]): (item: CartItem) => string | undefined {
  const { hasExtensions } = useHost();
  const say = useDispatchText();
  const skus = listedSkus(items);
  const { data } = useOperation(
    LineDispatchDocument,
    { skus, count: skus.length },
    { isPaused: !hasExtensions || skus.length === 0, keepLast: true },
  );
  const known = toLineDispatch(data);
  return (item) => {
    const facts = known?.find(item.sku, item.parentSku);
    // What is in stock, and yet cannot be ordered like this, says why elsewhere.
    if (!known || !facts || (item.inStock && item.errors.length > 0)) return undefined;
    return say(known.settings, facts, { isAvailable: item.inStock, isShort: true });
  };
}
