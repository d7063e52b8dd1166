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
}

/** Products that somebody has chosen, as a list shows its own: with price, stock and what orders them. */
export function ProductRow({ skus, place, onShown }: ProductRowProps) {
  const { data } = useOperation(ProductListDocument, {
    filter: { sku: { in: [...skus] } },
    pageSize: skus.length,
    currentPage: 1,
    withFacets: false,
  });
  const found = new Map(toProductListView(data)?.products.map((product) => [product.sku, product]));
  const products = skus.flatMap((sku) => found.get(sku) ?? []);
  const isShown = useMovesNothing(place, products.length > 0);
  useLayoutEffect(() => {
    if (isShown) onShown();
  }, [isShown, onShown]);
  return isShown && <ProductGrid products={products} columns={4} />;
}

/** True from when what is in `place` can be changed without moving what is seen below it, or taking the focus away. */
function useMovesNothing(place: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useLayoutEffect(() => {
    if (!isWanted || isShown) return undefined;
    const show = () => {
      const element = place.current;
      if (!element) return;
      const { bottom } = element.getBoundingClientRect();
      const isEndSeen = bottom > 0 && bottom < window.innerHeight;
      if (!isEndSeen && !element.contains(document.activeElement)) setShown(true);
    };
    show();
    window.addEventListener('scroll', show, { passive: true });
    return () => window.removeEventListener('scroll', show);
  }, [place, isWanted, isShown]);
  return isWanted && isShown;
}
