import { localPersistence } from 'shared-platform';
import { TOKEN_KEY } from './stored-token';

export const SIGN_OUT_CHECK_MS = 1000;

/** A timer and a check every second: a timer alone sleeps with the machine. Returns what ends both. */
export function watchExpiry(expiresAt: number, { onEnd, onLook }: { onEnd: () => void; onLook: () => void }): () => void {
  const check = () => (Date.now() > expiresAt ? onEnd() : onLook());
  const timer = setTimeout(check, expiresAt - Date.now() + 1);
  const checks = setInterval(check, SIGN_OUT_CHECK_MS);
  return () => {
    clearTimeout(timer);
    clearInterval(checks);
  };
}

/** What other tabs did is seen when they do it, and when this tab is looked at again. */
export function watchOtherTabs(look: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === localPersistence.key(TOKEN_KEY)) look();
  });
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
}

/**
 * A page goes into the back/forward cache unseen (`data-away`), since nobody knows who will look at it when it comes back. It is shown
 * again when it is still whose it was; `isOver` looks at that.
 */
export function coverWhileAway(isOver: () => boolean): void {
  const { dataset } = document.documentElement;
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) dataset.away = '';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isOver()) delete dataset.away;
  });
}
