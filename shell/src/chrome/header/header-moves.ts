import { switched } from './after-switch';
import { storedWithoutVat, showPrices } from './vat-choice';

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

/** How long after a press text can be selected again, in milliseconds. */
const SELECTABLE_AGAIN_MS = 300;
const CONTROLS = 'button, summary, label';
const FIELDS = 'input, textarea, [contenteditable]';

/** A press on a control, and a quick second one, selects none of the text beside it. */
export function holdSelection(): void {
  let isHeld = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isIn = (place: string, target: EventTarget | null) => target instanceof Element && target.closest(place) !== null;
  const release = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (isHeld = false), SELECTABLE_AGAIN_MS);
  };
  document.addEventListener('pointerdown', ({ target }) => {
    clearTimeout(timer);
    isHeld = isIn(CONTROLS, target);
  });
  document.addEventListener('pointerup', release);
  document.addEventListener('pointercancel', release);
  document.addEventListener('selectstart', (event) => isHeld && !isIn(FIELDS, event.target) && event.preventDefault());
}

/** How prices are read follows another tab, and what was chosen while this page was in the back/forward cache. */
export function followVatChoice(): void {
  const readAgain = () => showPrices(storedWithoutVat.read() !== true);
  storedWithoutVat.subscribe((from) => from === 'elsewhere' && readAgain());
  window.addEventListener('pageshow', ({ persisted }) => persisted && readAgain());
}

/** After a change of the store view the keyboard goes on at its switcher. */
export function focusAfterSwitch(): void {
  if (switched.read() === undefined) return;
  switched.remove();
  if (document.activeElement === document.body) document.getElementById('store-switcher')?.focus({ preventScroll: true });
}
