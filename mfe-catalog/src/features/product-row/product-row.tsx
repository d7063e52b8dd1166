import { type RefObject, useLayoutEffect, useState } from 'react';
import { useOperation } from 'shared-platform';
import { toProductListView } from '../product-list/list-view';
import { ProductGrid } from '../product-list/product-grid';
import { ProductListDocument } from '../product-list/product-list.graphql.ts';

export interface ProductRowProps {
  /** Which products, in their order. */
  skus: readonly string[];
  /** What they stand in. */
  place: RefObject<HTMLElement | null>;
  /** Called when they take the place of what stands there. Where the platform knows none of them, that stays. */
  onShown: () => void;
  /** Whether what stood there is gone. */
  isAlone: boolean;
}

/** A page that has not been scrolled for so long is at rest. */
const AT_REST_MS = 150;

/** Products that somebody has chosen, as a list shows its own: with price, stock and what orders them. */
export function ProductRow({ skus, place, onShown, isAlone }: ProductRowProps) {
  const { data } = useOperation(ProductListDocument, {
    filter: { sku: { in: [...skus] } },
    pageSize: skus.length,
    currentPage: 1,
    withFacets: false,
  });
  const found = new Map(toProductListView(data)?.products.map((product) => [product.sku, product]));
  const products = skus.flatMap((sku) => found.get(sku) ?? []);
  const end = useHiddenEnd(place, products.length > 0);
  useLayoutEffect(() => {
    if (end !== undefined) onShown();
  }, [end, onShown]);
  // What is seen below them stays where it is. Safari does not see to it, and Chromium does not while the page is scrolled.
  useLayoutEffect(() => {
    if (!isAlone || end === undefined || end > 0 || !place.current) return;
    window.scrollBy({ top: place.current.getBoundingClientRect().bottom - end, behavior: 'instant' });
  }, [place, end, isAlone]);
  return end !== undefined && <ProductGrid products={products} columns={4} />;
}

/**
 * Where `place` ends, in CSS pixels from the top of the screen, once what it holds can change: that is not on the screen, and the focus is
 * elsewhere.
 */
function useHiddenEnd(place: RefObject<HTMLElement | null>, isWanted: boolean): number | undefined {
  const [end, setEnd] = useState<number>();
  useLayoutEffect(() => {
    if (!isWanted || end !== undefined) return undefined;
    let atRest: number | undefined;
    const look = (isAtRest: boolean) => {
      window.clearTimeout(atRest);
      const element = place.current;
      if (!element) return;
      const { bottom } = element.getBoundingClientRect();
      if (bottom > 0 && bottom < window.innerHeight) return;
      // What is seen would move with the page's own motion: above the screen it waits for its end.
      if (bottom <= 0 && !isAtRest) {
        atRest = window.setTimeout(() => look(true), AT_REST_MS);
        return;
      }
      if (!element.contains(document.activeElement)) setEnd(bottom);
    };
    const lookAgain = () => look(false);
    lookAgain();
    window.addEventListener('scroll', lookAgain, { passive: true });
    return () => {
      window.clearTimeout(atRest);
      window.removeEventListener('scroll', lookAgain);
    };
  }, [place, isWanted, end]);
  return isWanted ? end : undefined;
}
