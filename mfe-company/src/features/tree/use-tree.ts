import { useRef, type KeyboardEvent } from 'react';
import type { TreeItem, TreeStep } from './tree-keys';

interface TreeOptions {
  open: ReadonlySet<string>;
  setOpen: (open: ReadonlySet<string>) => void;
  /** The items on the screen, from above to below, where these are open. */
  shownOf: (open: ReadonlySet<string>) => readonly TreeItem[];
  current: string;
  onCurrent: (id: string) => void;
}

/** What opens and closes in a tree, and where the focus goes. */
export function useTree({ open, setOpen, shownOf, current, onCurrent }: TreeOptions) {
  const items = useRef(new Map<string, HTMLElement>());
  const setOpenState = (id: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(id);
    else next.delete(id);
    setOpen(next);
    // The focus does not stay on what is hidden.
    if (!isOpen && !shownOf(next).some((item) => item.id === current)) onCurrent(id);
  };
  return {
    /** An item's `ref`. */
    keep: (id: string, element: HTMLElement | null) => void (element ? items.current.set(id, element) : items.current.delete(id)),
    toggle: (id: string) => setOpenState(id, !open.has(id)),
    follow(step: TreeStep) {
      if ('focus' in step) {
        onCurrent(step.focus);
        items.current.get(step.focus)?.focus();
      } else if ('open' in step) setOpenState(step.open, true);
      else setOpenState(step.close, false);
    },
  };
}

/** Whether a key belongs to the browser: the tree's own come without another key. */
export const isShortcut = ({ ctrlKey, altKey, metaKey }: KeyboardEvent) => ctrlKey || altKey || metaKey;
