/** The fixed namespace and format of what the shop keeps in the browser: a value, when it was stored, for how long. */
const NAMESPACE = 'M2_VENIA_BROWSER_PERSISTENCE__';

export interface StoredEntry<T> {
  value: T;
  /** Milliseconds since 1970. */
  timeStored: number;
  /** Seconds; undefined: for ever. */
  ttl: number | undefined;
  /** Who stored it; undefined: it does not say. */
  owner?: string | undefined;
}

/**
 * Whose a value is. `shopper`, where nothing is said: theirs who is there; it is forgotten when a customer signs out, and when another one
 * signs in. `everybody`: a setting of this browser, which says nothing of anybody. `owner`: the value names whose it is, and who reads it
 * gives it to nobody else.
 */
export type KeptFor = 'shopper' | 'everybody' | 'owner';

export interface BrowserPersistence {
  get<T>(name: string): T | undefined;
  /** With time stored and lifetime; also when expired it is removed and undefined is given. */
  getEntry<T>(name: string): StoredEntry<T> | undefined;
  /** `ttl` in seconds. False where the storage is full or forbidden: what is kept here can be read again from the platform. */
  set(name: string, value: unknown, ttl?: number, keptFor?: KeptFor, owner?: string): boolean;
  remove(name: string): void;
  /** The storage key of a name, for `storage` events. */
  key(name: string): string;
}

/** Makes a persistence on a Web Storage. `storage` is a function, since reading `localStorage` can throw. */
export function createPersistence(storage: () => Storage, now: () => number = () => Date.now()): BrowserPersistence {
  const attempt = <T>(action: (area: Storage) => T): T | undefined => {
    try {
      return action(storage());
    } catch {
      return undefined;
    }
  };
  const persistence: BrowserPersistence = {
    key: (name) => NAMESPACE + name,
    get: <T>(name: string) => persistence.getEntry<T>(name)?.value,
    getEntry: <T>(name: string) =>
      attempt((area) => {
        const text = area.getItem(NAMESPACE + name);
        if (text === null) return undefined;
        const entry: { value: string; timeStored: number; ttl?: number; owner?: string } = JSON.parse(text);
        if (entry.ttl !== undefined && now() - entry.timeStored > entry.ttl * 1000) {
          area.removeItem(NAMESPACE + name);
          return undefined;
        }
        return {
          value: JSON.parse(entry.value) as T,
          timeStored: entry.timeStored,
          ttl: entry.ttl,
          ...(entry.owner && { owner: entry.owner }),
        };
      }),
    set(name, value, ttl, keptFor = 'shopper', owner) {
      const entry = {
        value: JSON.stringify(value),
        timeStored: now(),
        ...(ttl === undefined ? {} : { ttl }),
        ...(keptFor === 'shopper' ? {} : { keptFor }),
        ...(owner === undefined ? {} : { owner }),
      };
      return attempt((area) => (area.setItem(NAMESPACE + name, JSON.stringify(entry)), true)) ?? false;
    },
    remove(name) {
      attempt((area) => area.removeItem(NAMESPACE + name));
    },
  };
  return persistence;
}

/** What outlives the tab. */
export const localPersistence: BrowserPersistence = createPersistence(() => globalThis.localStorage);
/** What lives as long as the tab. */
export const sessionPersistence: BrowserPersistence = createPersistence(() => globalThis.sessionStorage);
