import { useEffect, type RefObject } from 'react';
import type { ShopLink } from 'shared-contracts';

/**
 * For links that are one line that scrolls, which they are on a phone: brings the one that is marked as current to the middle, and then the
 * one that the keyboard comes to. Browsers leave the line where it is if any of a link is seen.
 */
export function useLineOfLinks(line: RefObject<HTMLElement | null>, links: readonly ShopLink[], pathname: string): void {
  useEffect(() => {
    const link = line.current?.querySelector('[aria-current]');
    if (line.current && link) centre(link, line.current);
  }, [line, links, pathname]);
  useEffect(() => {
    const element = line.current;
    const show = ({ target }: FocusEvent) => {
      // What is pressed does not move: it would not be clicked.
      if (element && target instanceof Element && target.matches(':focus-visible')) centre(target, element);
    };
    element?.addEventListener('focusin', show);
    return () => element?.removeEventListener('focusin', show);
  }, [line]);
}

function centre(element: Element, line: Element): void {
  line.scrollLeft += middleOf(element) - middleOf(line);
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}
