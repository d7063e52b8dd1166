import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHost, useOperation, useSnapshot } from 'shared-platform';
import { Button } from 'shared-ui';
import { parseListState } from '../../../features/product-list/list-url';
import { toColumns, toProductListView } from '../../../features/product-list/list-view';
import { ProductTable } from '../../../features/product-list/product-table';
import { useText } from '../messages/source';
import type { ProductView } from '../product-view';
import { AlternativesDocument } from './alternatives.graphql.ts';

interface AlternativesProps {
  sku: string;
  size: NonNullable<ProductView['size']>;
}

const NO_STATE = parseListState('');
/** Who has not scrolled for so long sees what was there: what is below the screen stays below it. */
const SCROLL_REST_MS = 300;

/**
 * Products of the same size, compared by what differs: what is in stock first. They are shown at once where nothing that is seen is moved
 * by them; who has come this far already asks for them.
 */
export function Alternatives({ sku: own, size }: AlternativesProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const { location } = useSnapshot(useHost().navigation.state);
  const { data } = useOperation(AlternativesDocument, { filter: size });
  const view = toProductListView(data);
  const isThere = view !== undefined;
  const isScrolling = useIsScrolling();
  useLayoutEffect(() => {
    const isBelow = place.current && place.current.getBoundingClientRect().bottom > window.innerHeight;
    if (isThere && isBelow && !isScrolling()) setShown(true);
  }, [isThere, isScrolling]);
  if (!view) return null;
  const others = view.products.filter(({ sku }) => sku !== own);
  if (others.length === 0) return <p>{text('alternatives.none')}</p>;
  // What they have in common is what they were asked for by.
  const columns = toColumns(view.facets ?? [], view.total).filter(
    ({ code }) => new Set(others.map(({ attributes }) => attributes[code]?.value)).size > 1,
  );
  const inStockFirst = [...others].sort((a, b) => Number(isOut(a)) - Number(isOut(b)));
  return (
    <div ref={place}>
      {isShown ? (
        <ProductTable products={inStockFirst} columns={columns} state={NO_STATE} path={location.pathname} sortFields={[]} />
      ) : (
        <Button variant="secondary" onClick={() => setShown(true)}>
          {text('alternatives.show', { count: others.length })}
        </Button>
      )}
    </div>
  );
}

/** Tells whether the page is being scrolled, also where its event is yet to come, or came before anybody listened. */
function useIsScrolling(): () => boolean {
  const last = useRef({ at: -SCROLL_REST_MS, y: 0 });
  const isScrolling = useCallback(() => {
    if (window.scrollY !== last.current.y) last.current = { at: performance.now(), y: window.scrollY };
    return performance.now() - last.current.at <= SCROLL_REST_MS;
  }, []);
  useEffect(() => {
    window.addEventListener('scroll', isScrolling, { passive: true });
    return () => window.removeEventListener('scroll', isScrolling);
  }, [isScrolling]);
  return isScrolling;
}

const isOut = ({ availability }: { availability: { status: string } }) => availability.status === 'out-of-stock';
