import { useState } from 'react';
import type { WishlistEntry } from 'shared-contracts';
import { useOperation } from 'shared-platform';
import type { ShownWishes } from './use-shown-wishes';
import { searchedSku, productsBySku } from './wished-view';
import { WishedProductsDocument } from './wished-products.graphql.ts';

interface WishedProducts {
  found: ReturnType<typeof productsBySku>;
  /** What has been asked for: what is among it and was not found, there is not. */
  requested: ReadonlySet<string>;
}
const NOTHING: WishedProducts = { found: new Map(), requested: new Set() };

/**
 * What the shop knows of these entries' products: what came with the page, and of others what is asked for here. What is known stays while
 * more is asked for: an entry that goes moves nothing.
 */
export function useWishedProducts(
  entries: readonly WishlistEntry[],
  { items, isComing: isAwaited }: ShownWishes,
): WishedProducts & { hasFailed: boolean; retry: () => void } {
  const [others, setOthers] = useState(NOTHING);
  const told = productsBySku(items.map(({ product }) => product));
  const products = { found: new Map([...others.found, ...told]), requested: new Set([...others.requested, ...told.keys()]) };
  const skus = [...new Set(entries.map(searchedSku))].filter((sku) => !products.requested.has(sku));
  const isWanted = skus.length > 0 && !isAwaited;
  const { data, error, fetching, isProvisional, reload } = useOperation(
    WishedProductsDocument,
    { skus, pageSize: skus.length },
    { isPaused: !isWanted },
  );
  if (data?.products && !isProvisional)
    setOthers({
      found: new Map([...others.found, ...productsBySku(data.products.items)]),
      requested: new Set([...others.requested, ...skus]),
    });
  const isComing = fetching || (isProvisional && !error);
  return { ...products, hasFailed: isWanted && !isComing, retry: reload };
}
