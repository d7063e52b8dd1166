import { useSyncExternalStore } from 'react';
import type { SessionState } from 'shared-contracts';
import { localPersistence, sessionPersistence, type BrowserPersistence, type KeptFor, type StoredEntry } from './persistence';

/** The owner of what somebody keeps who has not signed in. Customers are told apart by their id. */
export const GUEST = 'guest';

/** Who keeps something now: `GUEST` or the id of the customer. Undefined while nobody knows, and where the platform tells no id. */
export function ownerOf(session: SessionState): string | undefined {
  return session.status === 'customer' ? session.customer?.id : session.status === 'guest' ? GUEST : undefined;
}

/** What is needed of a schema: Standard Schema, which those of valibot are. Where `schemaOf` will do, a page loads no library for it. */
export interface Schema<T> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (
      value: unknown,
    ) => { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly unknown[] } | Promise<unknown>;
    readonly types?: { readonly output: T } | undefined;
  };
}

/** A schema of a few words: `read` gives what a value is, or undefined. */
export const schemaOf = <T>(read: (value: unknown) => T | undefined): Schema<T> => ({
  '~standard': {
    version: 1,
    vendor: 'shop',
    validate(given) {
      const value = read(given);
      return value === undefined ? { issues: [given] } : { value };
    },
  },
});
export const TEXT = schemaOf((value) => (typeof value === 'string' ? value : undefined));
export const NUMBER = schemaOf((value) => (typeof value === 'number' ? value : undefined));
/** There, or not. */
export const FLAG = schemaOf((value) => (value === true ? value : undefined));
export const oneOf = <const T>(values: readonly T[]) => schemaOf((given) => values.find((value) => value === given));
/** Entries by name, of which no more is known. */
export const ENTRIES = schemaOf((value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Readonly<Record<string, unknown>>) : undefined,
);
/** A list without the entries that are not understood. */
export const listOf = <T>(isEntry: (value: unknown) => value is T) =>
  schemaOf((value) => (Array.isArray(value) ? value.filter((entry): entry is T => isEntry(entry)) : undefined));

export interface PersistedOptions<T> {
  /** Name in the shop's storage namespace. */
  key: string;
  /** What a value has to be: anything may have written to the storage. What is not understood counts as not there. */
  schema: Schema<T>;
  /**
   * `browser`: a setting of this browser, for everybody in all tabs. `owner`: whoever is there keeps it, in all tabs; gone when a customer
   * signs out, and when another one signs in. `tab`: as `owner`, in this tab alone.
   */
  scope: 'browser' | 'owner' | 'tab';
  /** Says nothing of anybody, and stays with the tab. */
  isPublic?: boolean;
  /** Of a list the first entries are kept, of a record the last ones. */
  limit?: number;
  /** Seconds. */
  maxAge?: number;
}

/** Where a value is, other than where its scope says, and whose it has to be. */
export interface PersistedPlace {
  area?: BrowserPersistence;
  /** `GUEST`, or what names the customer. A value that names another is not read; what a guest keeps outlives a customer's session. */
  owner?: string;
}

/** A value that the browser keeps. Where a storage is full or forbidden, this document goes on with what it has written itself. */
export interface Persisted<T> {
  readonly name: string;
  read(place?: PersistedPlace): Frozen<T> | undefined;
  /** False where it could not be stored: the next document will not find it. */
  write(value: Frozen<T>, place?: PersistedPlace): boolean;
  remove(place?: PersistedPlace): void;
  /** Calls `listener` after a change, by this document or `elsewhere`: in another tab, or since what a shopper left is forgotten. */
  subscribe(listener: (from: 'here' | 'elsewhere') => void): () => void;
}

/** The same value for all who read it: nobody may change it in place. */
export type Frozen<T> = T extends object ? { readonly [Name in keyof T]: Frozen<T[Name]> } : T;

type Entry = Pick<StoredEntry<unknown>, 'value' | 'owner'>;

/** What this document knows of a key, whichever of its declarations is used. */
interface KeyInDocument {
  listeners: Set<(from: 'here' | 'elsewhere') => void>;
  /** By storage: what it would not take. */
  unstored: Map<BrowserPersistence, Entry>;
  isFollowing: boolean;
}
const inDocument = new Map<string, KeyInDocument>();

function keyInDocument(key: string): KeyInDocument {
  const known = inDocument.get(key) ?? { listeners: new Set(), unstored: new Map(), isFollowing: false };
  inDocument.set(key, known);
  return known;
}

/**
 * Declares a value that the browser keeps. What one part of the shop writes the others that use it hear of, also by a declaration of their
 * own, which may want less of the value.
 */
export function definePersisted<T>(options: PersistedOptions<T>): Persisted<T> {
  const { key, schema, scope, isPublic = scope === 'browser', limit, maxAge } = options;
  type Value = Frozen<T>;
  const usual = scope === 'tab' ? sessionPersistence : localPersistence;
  const known = keyInDocument(key);
  const { listeners, unstored } = known;
  let last: { text: string; value: Value | undefined } | undefined;

  const tell = (from: 'here' | 'elsewhere') => {
    for (const listener of listeners) listener(from);
  };
  const follow = () => {
    if (known.isFollowing) return;
    known.isFollowing = true;
    window.addEventListener('storage', ({ key: changed }) => {
      if (changed !== null && changed !== usual.key(key)) return;
      unstored.clear();
      tell('elsewhere');
    });
  };
  /** The same value as long as the same is stored: React compares. */
  const understood = (value: unknown): Value | undefined => {
    const text = JSON.stringify(value);
    if (last?.text !== text) {
      const result = schema['~standard'].validate(value);
      last = { text, value: 'value' in result && !result.issues ? (shortened(result.value, limit) as Value) : undefined };
    }
    return last.value;
  };
  return {
    name: key,
    read({ area = usual, owner } = {}) {
      const entry: Entry | undefined = unstored.get(area) ?? area.getEntry(key);
      if (!entry) return undefined;
      return owner === undefined || entry.owner === owner ? understood(entry.value) : undefined;
    },
    write(value, { area = usual, owner } = {}) {
      const kept = shortened(value, limit);
      const keptFor: KeptFor = isPublic ? 'everybody' : scope === 'owner' && owner === GUEST ? 'owner' : 'shopper';
      const isStored = area.set(key, kept, maxAge, keptFor, owner);
      if (isStored) unstored.delete(area);
      else {
        unstored.set(area, { value: kept, owner });
        follow();
      }
      tell('here');
      return isStored;
    },
    remove({ area = usual } = {}) {
      unstored.delete(area);
      area.remove(key);
      tell('here');
    },
    subscribe(listener) {
      follow();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The value, here and as other tabs change it; undefined on the server and until the page is hydrated. */
export function usePersisted<T>({ subscribe, read }: Persisted<T>): Frozen<T> | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}

function shortened<T>(value: T, limit: number | undefined): T {
  if (limit === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.slice(0, limit) as T;
  return Object.fromEntries(Object.entries(value).slice(-limit)) as T;
}
