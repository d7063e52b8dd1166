/** A value that changes over time: read it, be told of changes. What React reads with `useSyncExternalStore`. */
export interface Snapshot<T> {
  /** The current value. The same object until it changes. */
  get(): T;
  /** The value that it was made with: what markup of the server was rendered with, and what hydrating begins with. */
  initial(): T;
  /** Calls `listener` after each change. Returns what ends the subscription. */
  subscribe(listener: () => void): () => void;
}

export interface SnapshotStore<T> extends Snapshot<T> {
  /** Replaces the value; listeners are called only if it is another one (`Object.is`). */
  set(value: T): void;
}

/** Makes a snapshot that its owner can set. */
export function createSnapshot<T>(initial: T): SnapshotStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    initial: () => initial,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
