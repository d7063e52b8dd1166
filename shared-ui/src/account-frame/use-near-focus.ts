import { type RefObject, useEffect } from 'react';

/**
 * What has the focus may go: with a row that is deleted, with a form that is over. What is nearest to where it was has it then, so that
 * whoever reads or presses goes on from there and not from the document's beginning.
 */
export function useNearFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = page.current;
    if (!element) return undefined;
    let around: readonly Element[] = [];
    const note = ({ target }: FocusEvent) => (around = target instanceof Element ? withAncestors(target, element) : []);
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || around[0]?.isConnected !== false) return;
      const left = around.find(({ isConnected }) => isConnected);
      if (left) focusIn(left);
    });
    element.addEventListener('focusin', note);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [page]);
}

/** From the inside to the outside, which is `page`. */
function withAncestors(element: Element, page: Element): readonly Element[] {
  const parent = element.parentElement;
  return element === page || !parent ? [element] : [element, ...withAncestors(parent, page)];
}

/** A table, a list or an entry of one as it is, of anything else its heading. */
function focusIn(place: Element): void {
  const named =
    place.closest('table') ?? (place.matches('ul, ol, li, section[aria-labelledby]') ? place : place.querySelector('h1, h2, h3, h4'));
  const target = named ?? place;
  if (!(target instanceof HTMLElement)) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
