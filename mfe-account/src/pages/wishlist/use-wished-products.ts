import { useState } from 'react';
import type { WishlistEntry } from 'shared-contracts';
import { useOperation } from 'shared-platform';
import { searchedSku, productsBySku } from './wished-view';
import { WishedProductsDocument } from './wished-products.graphql.ts';

interface WishedProducts {
  found: ReturnType<typeof productsBySku>;
  /** What has been asked for: what is among it and was not found, there is not. */
  requested: ReadonlySet<string>;
}
const NOTHING: WishedProducts = { found: new Map(), requested: new Set() };

/** What the shop knows of these entries' products. What is known stays while more is asked for: an entry that goes moves nothing. */
export function useWishedProducts(entries: readonly WishlistEntry[]): WishedProducts & { hasFailed: boolean; retry: () => void } {
  const [products, setProducts] = useState(NOTHING);
  const skus = [...new Set(entries.map(searchedSku))].filter((sku) => !products.requested.has(sku));
  const isWanted = skus.length > 0;
  const { data, error, fetching, isProvisional, reload } = useOperation(
    WishedProductsDocument,
    { skus, pageSize: skus.length },
    { isPaused: !isWanted },
  );
  if (data?.products && !isProvisional)
    setProducts({ found: new Map([...products.found, ...productsBySku(data)]), requested: new Set([...products.requested, ...skus]) });
  const isComing = fetching || (isProvisional && !error);
  return { ...products, hasFailed: isWanted && !isComing, retry: reload };
}
