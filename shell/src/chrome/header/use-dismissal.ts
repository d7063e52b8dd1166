import { useEffect, type RefObject } from 'react';

/** Closes a menu on a press or a key outside it, on Escape, which leads back to what opened it, and when the focus leaves it. */
export function useDismissal(element: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const isInside = (target: EventTarget | null) => target instanceof Node && element.current?.contains(target);
    const onPointerDown = (event: Event) => !isInside(event.target) && onClose();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.preventDefault();
        element.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      } else if (isInside(event.target)) return;
      onClose();
    };
    const onFocusIn = (event: FocusEvent) => !isInside(event.target) && onClose();
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [element, isOpen, onClose]);
}
