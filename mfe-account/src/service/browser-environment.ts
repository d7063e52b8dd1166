import { localPersistence } from 'shared-platform';

/** The parts of the browser that the wish list uses, in one place so that tests can give their own. */
export interface BrowserEnvironment {
  /** When any tab last changed a list (ms since 1970). Whose, nobody can tell from it. */
  changedAt(): number | undefined;
  tellOthers(at: number): void;
  /** Calls `listener` when another tab has changed something, and when this one is looked at again. */
  onLook(listener: () => void): void;
  isVisible(): boolean;
  now(): number;
}

const CHANGED_AT = 'wishlistChangedAt';

export function createBrowserEnvironment(): BrowserEnvironment {
  return {
    changedAt() {
      const at = localPersistence.get<unknown>(CHANGED_AT);
      return typeof at === 'number' ? at : undefined;
    },
    tellOthers: (at) => localPersistence.set(CHANGED_AT, at, undefined, 'everybody'),
    onLook(listener) {
      window.addEventListener('storage', ({ key }) => key === localPersistence.key(CHANGED_AT) && listener());
      window.addEventListener('pageshow', ({ persisted }) => persisted && listener());
      document.addEventListener('visibilitychange', listener);
    },
    isVisible: () => document.visibilityState === 'visible',
    now: () => Date.now(),
  };
}
