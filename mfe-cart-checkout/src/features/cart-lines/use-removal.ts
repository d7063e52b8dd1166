import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { CartItem } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { cartOf } from '../../service/own-cart';

/** Marks the buttons among which the focus goes on when a line disappears. */
export const REMOVE_BUTTON = 'data-remove-line';

/**
 * Removing lines. The line goes at once, with the button that had the focus: it goes on to the next line's, or, when none is
 * left, to `fallback`. A failure is told by key of the line, which is there again.
 */
export function useRemoval(items: readonly CartItem[], list: RefObject<HTMLElement | null>, fallback: RefObject<HTMLElement | null>) {
  const host = useHost();
  const removedAt = useRef<number>(undefined);
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});

  useLayoutEffect(() => {
    const index = removedAt.current;
    if (index === undefined) return;
    removedAt.current = undefined;
    const buttons = list.current?.querySelectorAll<HTMLElement>(`[${REMOVE_BUTTON}]`);
    (buttons?.[Math.min(index, buttons.length - 1)] ?? fallback.current)?.focus();
  }, [items.length, list, fallback]);

  const remove = (item: CartItem) => {
    removedAt.current = items.findIndex(({ uid }) => uid === item.uid);
    setFailures(({ [item.uid]: _earlier, ...others }) => others);
    cartOf(host)
      .remove(item.uid)
      .catch((error: unknown) => {
        removedAt.current = undefined;
        setFailures((others) => ({ ...others, [item.uid]: error instanceof Error ? error.message : String(error) }));
      });
  };
  return { remove, failures };
}
