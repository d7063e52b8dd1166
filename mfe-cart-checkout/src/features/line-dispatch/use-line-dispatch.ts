import { useEffect, useState } from 'react';
import type { CartItem } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { useDispatchText } from 'shared-ui';
import { listedSkus, readDispatch, type LineDispatch } from './line-dispatch';

/** Says when a line leaves the warehouse, or comes in again; undefined where nobody knows, or not yet. */
export function useLineDispatch(items: readonly CartItem[]): (item: CartItem) => string | undefined {
  const host = useHost();
  const say = useDispatchText();
  const [known, setKnown] = useState<LineDispatch>();
  const key = JSON.stringify(listedSkus(items));
  useEffect(() => {
    let isShown = true;
    const skus: string[] = JSON.parse(key);
    void readDispatch(host, skus).then((found) => {
      if (isShown && found) setKnown(found);
    });
    return () => void (isShown = false);
  }, [host, key]);
  return (item) => {
    const facts = known?.find(item.sku, item.parentSku);
    // What is in stock, and yet cannot be ordered like this, says why elsewhere.
    if (!known || !facts || (item.inStock && item.errors.length > 0)) return undefined;
    return say(known.settings, facts, { isAvailable: item.inStock, isShort: true });
  };
}
