import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useHost } from 'shared-platform';

const CLOSE_MS = 192;

export interface DrawerDialog {
  element: RefObject<HTMLDialogElement | null>;
  isClosing: boolean;
  /** Begins to close; `onClose` is called when the drawer has left the screen. */
  close(): void;
}

/** The drawer's dialog: modal while it is there, and known to the overlays. */
export function useDrawerDialog(onClose: () => void): DrawerDialog {
  const { overlays } = useHost();
  const element = useRef<HTMLDialogElement>(null);
  const [isClosing, setClosing] = useState(false);
  const close = useRef(() => {
    setClosing(true);
    setTimeout(onClose, matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : CLOSE_MS);
  });

  // Before the element goes: only a dialog that is still there gives the focus back to what opened it.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return undefined;
    if (dialog.showModal) dialog.showModal();
    else dialog.open = true;
    const unregister = overlays.open('drawer', { element: dialog, onClose: () => close.current() });
    return () => {
      unregister();
      if (dialog.close) dialog.close();
    };
  }, [overlays]);

  return { element, isClosing, close: () => close.current() };
}
