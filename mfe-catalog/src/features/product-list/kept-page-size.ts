import { useEffect, useRef, type RefObject } from 'react';
import { localPersistence, useHost } from 'shared-platform';
import { buildSearch, type ListState, PAGE_SIZES, parseListState } from './list-url';

const KEY = 'listPageSize';
/** What a visitor does: what moves then is an answer to it. */
const ACTS = ['pointerdown', 'keydown'] as const;

/** Keeps how many products somebody wants at a time, for the lists that they open later. */
export function keepPageSize(size: number): void {
  localPersistence.set(KEY, size, undefined, 'everybody');
}

function keptPageSize(): number | undefined {
  const kept = localPersistence.get<unknown>(KEY);
  return PAGE_SIZES.find((size) => size === kept);
}

/**
 * Shows as many as this visitor has wanted earlier, where the address does not say how many: documents are the same for everybody. What is
 * seen stays where it is: while the list's end (the given element) is in sight, it grows with the visitor's next key or press only.
 */
export function useKeptPageSize({ query }: Pick<ListState, 'query'>, path: string): RefObject<HTMLDivElement | null> {
  const { navigation } = useHost();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const kept = keptPageSize();
    const grow = () => {
      const { search } = navigation.state.get().location;
      const now = parseListState(search);
      const isSaid = new URLSearchParams(search).has('size');
      if (kept !== undefined && kept !== now.pageSize && !isSaid && now.page === 1)
        navigation.replace(`${path}${buildSearch({ ...now, pageSize: kept })}`);
    };
    // Nothing is shown that could grow.
    if (!end.current || kept === undefined) return undefined;
    if (end.current.getBoundingClientRect().top >= window.innerHeight) {
      grow();
      return undefined;
    }
    const listening = new AbortController();
    const growOnce = () => {
      listening.abort();
      grow();
    };
    for (const event of ACTS) window.addEventListener(event, growOnce, { signal: listening.signal, passive: true });
    return () => listening.abort();
  }, [navigation, path, query]);
  return end;
}
