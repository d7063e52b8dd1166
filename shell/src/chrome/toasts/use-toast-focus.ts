import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Toast } from 'shared-contracts';
import { useHost } from 'shared-platform';

/** Leads to the newest message, and back. */
export const SHORTCUT = 'F8';

type Region = RefObject<HTMLElement | null>;

/** Messages stay while the pointer or the focus is on one of them; the focus comes by a key, and goes back where it was. */
export function useToastFocus(element: Region, list: readonly Toast[]): void {
  const before = useRef<Element>(null);
  const [hasFocus, setFocus] = useHeld(element, list.length === 0);
  const goBack = () => {
    if (before.current instanceof HTMLElement) before.current.focus();
  };

  // What had the focus may have gone with its message: then nothing else says so.
  useEffect(() => {
    if (!hasFocus || element.current?.contains(document.activeElement)) return;
    setFocus(false);
    goBack();
  }, [element, list, hasFocus, setFocus]);

  const goThere = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== SHORTCUT || list.length === 0) return;
    event.preventDefault();
    if (element.current?.contains(document.activeElement)) return goBack();
    before.current = document.activeElement;
    element.current?.querySelector<HTMLElement>('[data-toast]:last-child button')?.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => goThere(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Holds the messages while one of them is used; tells whether the focus is on one. */
function useHeld(element: Region, isEmpty: boolean) {
  const { toasts } = useHost();
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = (isPointedAt || hasFocus) && !isEmpty;
  useEffect(() => watch(element.current, setPointedAt, setFocus), [element]);
  useEffect(() => (isHeld ? toasts.hold() : undefined), [toasts, isHeld]);
  return [hasFocus, setFocus] as const;
}

/** Tells whether the pointer and whether the focus is inside. */
function watch(region: HTMLElement | null, onPointer: (isInside: boolean) => void, onFocus: (isInside: boolean) => void) {
  const ends = new AbortController();
  const listen = (event: string, action: (event: Event) => void) => region?.addEventListener(event, action, { signal: ends.signal });
  listen('pointerenter', () => onPointer(true));
  listen('pointerleave', () => onPointer(false));
  listen('focusin', () => onFocus(true));
  listen('focusout', (event) => onFocus(event instanceof FocusEvent && region?.contains(event.relatedTarget as Node | null) === true));
  return () => ends.abort();
}
