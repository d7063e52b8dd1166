import { useState } from 'react';
import type { WishlistEntry } from 'shared-contracts';
import { useOperation } from 'shared-platform';
import { searchedSku, toFound } from './wished-view';
import { WishedProductsDocument } from './wished-products.graphql.ts';

interface Known {
  found: ReturnType<typeof toFound>;
  /** What has been asked for: what is among it and was not found, there is not. */
  asked: ReadonlySet<string>;
}
const NOTHING: Known = { found: new Map(), asked: new Set() };

/** What the shop knows of these entries' products. What is known stays while more is asked for: an entry that goes moves nothing. */
export function useWishedProducts(entries: readonly WishlistEntry[]): Known & { hasFailed: boolean; retry: () => void } {
  const [known, setKnown] = useState(NOTHING);
  const skus = [...new Set(entries.map(searchedSku))].filter((sku) => !known.asked.has(sku));
  const isWanted = skus.length > 0;
  const { data, error, fetching, isProvisional, reload } = useOperation(
    WishedProductsDocument,
    { skus, pageSize: skus.length },
    { isPaused: !isWanted },
  );
  if (data?.products && !isProvisional)
    setKnown({ found: new Map([...known.found, ...toFound(data)]), asked: new Set([...known.asked, ...skus]) });
  const isComing = fetching || (isProvisional && !error);
  return { ...known, hasFailed: isWanted && !isComing, retry: reload };
}
