import { useCallback, useEffect, useMemo, useState } from 'react';
import type { WishlistEntry } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { searchedSku, toFound } from './wished-view';
import { WishedProductsDocument } from './wished-products.graphql.ts';

type Found = ReturnType<typeof toFound>;
interface Known {
  found: Found;
  /** What has been asked for: what is among it and was not found, there is not. */
  asked: ReadonlySet<string>;
  hasFailed: boolean;
}
const NOTHING: Known = { found: new Map(), asked: new Set(), hasFailed: false };

/** What the shop knows of these entries' products. What is known stays while more is asked for: an entry that goes moves nothing. */
export function useWishedProducts(entries: readonly WishlistEntry[]): Known & { retry: () => void } {
  const { commerce } = useHost();
  const [known, setKnown] = useState(NOTHING);
  const { asked, hasFailed } = known;
  const key = JSON.stringify([...new Set(entries.map(searchedSku))].filter((sku) => !asked.has(sku)));
  useEffect(() => {
    const skus: string[] = JSON.parse(key);
    if (skus.length === 0 || hasFailed) return undefined;
    let isWanted = true;
    void commerce.query(WishedProductsDocument, { skus, pageSize: skus.length }).then(({ data }) => {
      if (!isWanted) return;
      if (!data?.products) return setKnown((before) => ({ ...before, hasFailed: true }));
      setKnown((before) => ({
        found: new Map([...before.found, ...toFound(data)]),
        asked: new Set([...before.asked, ...skus]),
        hasFailed: false,
      }));
    });
    return () => void (isWanted = false);
  }, [commerce, key, hasFailed]);
  const retry = useCallback(() => setKnown((before) => ({ ...before, hasFailed: false })), []);
  return useMemo(() => ({ ...known, retry }), [known, retry]);
}
