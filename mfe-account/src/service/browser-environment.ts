import { definePersisted, NUMBER } from 'shared-platform';

/** The parts of the browser that the wish list uses, in one place so that tests can give their own. */
export interface BrowserEnvironment {
  /** When any tab last changed a list (ms since 1970). Whose, nobody can tell from it. */
  changedAt(): number | undefined;
  tellOthers(at: number): void;
  /** Calls `listener` when another tab has changed something, and when this one is looked at again. */
  onLook(listener: () => void): void;
  isVisible(): boolean;
}

const changedAt = definePersisted({ key: 'wishlistChangedAt', schema: NUMBER, scope: 'browser' });

export function createBrowserEnvironment(): BrowserEnvironment {
  return {
    changedAt: () => changedAt.read(),
    tellOthers: (at) => void changedAt.write(at),
    onLook(listener) {
      changedAt.subscribe((from) => from === 'elsewhere' && listener());
      window.addEventListener('pageshow', ({ persisted }) => persisted && listener());
      document.addEventListener('visibilitychange', listener);
    },
    isVisible: () => document.visibilityState === 'visible',
  };
}
