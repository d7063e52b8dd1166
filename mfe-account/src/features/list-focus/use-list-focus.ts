import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'shared-platform';

/** Of the paragraph above a list: it has the focus when the address asks for other entries, which are read from their beginning. */
export function useListFocus(): RefObject<HTMLParagraphElement | null> {
  const { search } = useLocation();
  const element = useRef<HTMLParagraphElement>(null);
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current !== search) element.current?.focus();
    shown.current = search;
  }, [search]);
  return element;
}
