// eslint-disable-next-line no-restricted-syntax -- the cart is kept where its customer's token is, in tests in storages of their own
import { localPersistence, sessionPersistence, type BrowserPersistence } from 'shared-platform';

/** The parts of the browser that the cart service uses, in one place so that tests can give their own. */
export interface BrowserEnvironment {
  local: BrowserPersistence;
  session: BrowserPersistence;
  /** Runs `task` while no other tab runs one. */
  exclusively<T>(task: () => Promise<T>): Promise<T>;
  /** Runs `task` if no other tab runs one under this name; else nothing. */
  alone(name: string, task: () => Promise<void>): Promise<void>;
  /** Calls `listener` with the storage key that another tab changed; undefined: all of them. */
  onOtherTab(listener: (key: string | undefined) => void): void;
  reload(): void;
}

const LOCK = 'storefront-cart';

export const STORAGES: Pick<BrowserEnvironment, 'local' | 'session'> = { local: localPersistence, session: sessionPersistence };

export function createBrowserEnvironment(): BrowserEnvironment {
  return {
    ...STORAGES,
    // Web Locks need a secure context; without them one tab may create a cart too many, which is harmless.
    exclusively: (task) => (navigator.locks ? navigator.locks.request(LOCK, task) : task()),
    alone: async (name, task) => {
      if (!navigator.locks) return task();
      await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? task() : undefined));
    },
    onOtherTab(listener) {
      window.addEventListener('storage', (event) => {
        if (event.storageArea === window.localStorage) listener(event.key ?? undefined);
      });
    },
    reload: () => window.location.reload(),
  };
}
