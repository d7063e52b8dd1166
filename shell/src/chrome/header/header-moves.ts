import { sessionPersistence } from 'shared-platform';
import { SWITCHED } from './after-switch';

/** CSS pixels: a finger that trembles turns nothing round. */
const TURN = 8;

/**
 * Hides the header while one goes down the page, and shows it again as soon as one goes up. Marks stand on the header itself
 * (header.module.css); what else stays at the top of the screen begins below `--sticky-top`.
 */
export function followScroll(): void {
  let last = window.scrollY;
  let isHidden = false;
  let isWaiting = false;

  const update = () => {
    isWaiting = false;
    const header = document.querySelector<HTMLElement>('[data-header]');
    // At the ends a page springs back.
    const position = Math.min(Math.max(0, window.scrollY), document.documentElement.scrollHeight - window.innerHeight);
    const isStuck = header !== null && position > header.offsetHeight;
    if (!isStuck) isHidden = false;
    else if (Math.abs(position - last) >= TURN) isHidden = position > last;
    if (!isStuck || Math.abs(position - last) >= TURN) last = position;
    if (!header) return;
    if ('stuck' in header.dataset !== isStuck) header.toggleAttribute('data-stuck', isStuck);
    if ('hidden' in header.dataset !== isHidden) header.toggleAttribute('data-hidden', isHidden);
    const top = isStuck && !isHidden ? 'var(--bar)' : '0px';
    const { style } = document.documentElement;
    if (style.getPropertyValue('--sticky-top') !== top) style.setProperty('--sticky-top', top);
  };
  window.addEventListener(
    'scroll',
    () => {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(update);
    },
    { passive: true },
  );
  update();
}

/** After a change of the store view the keyboard goes on at its switcher. */
export function focusAfterSwitch(): void {
  if (sessionPersistence.get(SWITCHED) === undefined) return;
  sessionPersistence.remove(SWITCHED);
  if (document.activeElement === document.body) document.getElementById('store-switcher')?.focus({ preventScroll: true });
}
