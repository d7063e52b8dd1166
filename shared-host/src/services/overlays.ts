import { createSnapshot, type OverlayOptions, type OverlayService } from 'shared-contracts';

interface OpenOverlay extends OverlayOptions {
  name: string;
  /** What had the focus before. */
  opener: Element | null;
}

/** One owner of Escape order, scroll lock and `inert`: remotes open overlays through it. */
export function createOverlays(): OverlayService {
  const stack = createSnapshot<readonly string[]>([]);
  let open: OpenOverlay[] = [];

  const onKeyDown = (event: KeyboardEvent) => {
    const top = open.at(-1);
    if (event.key !== 'Escape' || !top || event.defaultPrevented) return;
    event.preventDefault();
    top.onClose();
  };

  const update = (next: OpenOverlay[]) => {
    if (open.length === 0 && next.length > 0) document.addEventListener('keydown', onKeyDown);
    if (next.length === 0) document.removeEventListener('keydown', onKeyDown);
    open = next;
    applyInert(open.findLast(({ modal = true }) => modal));
    stack.set(open.map(({ name }) => name));
  };

  return {
    stack,
    open(name, options) {
      const overlay: OpenOverlay = { ...options, name, opener: document.activeElement };
      update([...open, overlay]);
      return () => {
        if (!open.includes(overlay)) return;
        update(open.filter((other) => other !== overlay));
        if (
          overlay.opener instanceof HTMLElement &&
          overlay.opener.isConnected &&
          (document.activeElement === document.body || overlay.element.contains(document.activeElement))
        )
          overlay.opener.focus();
      };
    },
    close(name) {
      for (const overlay of open.toReversed()) if (name === undefined || overlay.name === name) overlay.onClose();
    },
  };
}

const INERT_MARK = 'data-inert-by-overlay';

/** Everything but the topmost modal overlay and what leads to it becomes inert; the page behind does not scroll. */
function applyInert(overlay: OpenOverlay | undefined): void {
  for (const element of document.querySelectorAll(`[${INERT_MARK}]`)) {
    element.removeAttribute('inert');
    element.removeAttribute(INERT_MARK);
  }
  document.documentElement.toggleAttribute('data-scroll-locked', overlay !== undefined);
  if (!overlay) return;
  for (let element: Element | null = overlay.element; element && element !== document.body; element = element.parentElement) {
    for (const sibling of element.parentElement?.children ?? []) {
      if (
        sibling === element ||
        sibling.hasAttribute('inert') ||
        sibling.hasAttribute('data-above-overlays') ||
        sibling.tagName === 'SCRIPT'
      )
        continue;
      sibling.setAttribute('inert', '');
      sibling.setAttribute(INERT_MARK, '');
    }
  }
}
