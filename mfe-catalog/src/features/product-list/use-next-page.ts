import { type RefObject, useEffect, useRef } from 'react';
import { operation, type Host } from 'shared-contracts';
import { ask, useHost } from 'shared-platform';
import { imageUrl, prefetchImages, whenIdle, whenNear } from 'shared-ui';
import { type ListBase, type ListState, toListVariables } from './list-url';
import { ProductListDocument, type ProductListQuery } from './product-list.graphql.ts';

/** Whoever sees the end of a list may want its next page: it is fetched ahead where a service worker can keep the pictures. */
export function useNextPage(end: RefObject<Element | null>, pages: number, state: ListState, base: ListBase): void {
  const host = useHost();
  const last = useRef({ state, base });
  useEffect(() => {
    last.current = { state, base };
  });
  const key = JSON.stringify([state, base]);
  const hasNext = state.page < pages;
  useEffect(() => {
    const place = end.current;
    if (!place || !hasNext || !('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return undefined;
    let rest: () => void = () => undefined;
    const seen = () => {
      const picture = place.parentElement?.querySelector('img') ?? null;
      // A slow line, or none: nobody waits for it.
      rest = whenIdle(() => void fetchNextPage(host, last.current.state, last.current.base, picture).catch(() => undefined));
    };
    const leave = whenNear(place, seen, '0px');
    return () => {
      leave();
      rest();
    };
  }, [end, hasNext, host, key]);
}

/** Its pictures come in the size that the browser has chosen for `shown`, one of this page. */
async function fetchNextPage({ commerce }: Host, state: ListState, base: ListBase, shown: HTMLImageElement | null): Promise<void> {
  const variables = toListVariables({ ...state, page: state.page + 1 }, base);
  const answer = await ask(commerce.bindings.get(), operation(ProductListDocument, variables)).toPromise();
  const list: ProductListQuery | undefined = answer.data;
  const width = Number(/[?&]width=(\d+)/.exec(shown?.currentSrc ?? '')?.[1]);
  const pictures = list?.products?.items?.flatMap((product) => product?.small_image?.url ?? []) ?? [];
  if (width) await prefetchImages(pictures.map((url) => imageUrl(url, { width })));
}
