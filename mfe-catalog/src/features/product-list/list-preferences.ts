import { useEffect, useRef, type RefObject } from 'react';
import { definePersisted, oneOf, useHost } from 'shared-platform';
import { buildSearch, type ListState, PAGE_SIZES, parseListState, VIEWS } from './list-url';

/** How somebody wants to see lists, for those that they open later. */
export const storedPageSize = definePersisted({ key: 'listPageSize', schema: oneOf<number>(PAGE_SIZES), scope: 'browser' });
export const storedView = definePersisted({ key: 'listView', schema: oneOf(VIEWS), scope: 'browser' });

/** What a visitor does: what moves then is an answer to it. */
const ACTS = ['pointerdown', 'keydown'] as const;

/**
 * Shows a list in the view, and as many products of it, as this visitor has wanted earlier, where the address does not say so: documents
 * are the same for everybody. The view changes at once. What is below the list stays where it is: while the list's end (the given element)
 * is in sight, it grows with the visitor's next key or press only.
 */
export function useListPreferences({ query }: Pick<ListState, 'query'>, path: string): RefObject<HTMLDivElement | null> {
  const { navigation } = useHost();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Nothing is shown that could change.
    if (!end.current) return undefined;
    const apply = (view: ListState['view'] | undefined, pageSize: number | undefined) => {
      const { search } = navigation.state.get().location;
      const said = new URLSearchParams(search);
      const now = parseListState(search);
      const next = {
        ...now,
        ...(view !== undefined && !said.has('view') ? { view } : {}),
        ...(pageSize !== undefined && !said.has('size') && now.page === 1 ? { pageSize } : {}),
      };
      if (next.view !== now.view || next.pageSize !== now.pageSize) navigation.replace(`${path}${buildSearch(next)}`);
    };
    const view = storedView.read();
    const pageSize = storedPageSize.read();
    const isEndSeen = end.current.getBoundingClientRect().top < window.innerHeight;
    apply(view, isEndSeen ? undefined : pageSize);
    if (!isEndSeen || pageSize === undefined) return undefined;
    const listening = new AbortController();
    const growOnce = () => {
      listening.abort();
      apply(undefined, pageSize);
    };
    for (const event of ACTS) window.addEventListener(event, growOnce, { signal: listening.signal, passive: true });
    return () => listening.abort();
  }, [navigation, path, query]);
  return end;
}
