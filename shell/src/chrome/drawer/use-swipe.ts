import { useRef, type PointerEvent } from 'react';

/** CSS pixels that a finger goes. */
const SWIPE = 60;

/** Listeners for a finger that sweeps the drawer back to the side that it has come from: the beginning of the line. */
export function useSwipe(onSwiped: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
      start.current = pointerType === 'touch' ? { x, y } : undefined;
    },
    onPointerUp({ clientX, clientY, currentTarget }: PointerEvent) {
      if (!start.current) return;
      const toLeft = start.current.x - clientX;
      const way = getComputedStyle(currentTarget).direction === 'rtl' ? -toLeft : toLeft;
      if (way > SWIPE && way > 2 * Math.abs(clientY - start.current.y)) onSwiped();
      start.current = undefined;
    },
    // The browser has taken it for scrolling.
    onPointerCancel() {
      start.current = undefined;
    },
  };
}
