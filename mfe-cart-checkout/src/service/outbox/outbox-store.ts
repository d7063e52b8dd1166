import { createStore, get, update, type UseStore } from 'idb-keyval';
import { isOutboxChange, type OutboxChange } from './outbox-change';

/** Where changes wait, for all tabs, also when the browser is closed. Rejects where the browser has no room, or allows none. */
export interface OutboxStore {
  read(): Promise<readonly OutboxChange[]>;
  /** In one transaction. Gives what is kept then. */
  change(next: (changes: readonly OutboxChange[]) => readonly OutboxChange[]): Promise<readonly OutboxChange[]>;
}

const KEY = 'changes';

export function createOutboxStore(): OutboxStore {
  let opened: UseStore | undefined;
  const store = () => (opened ??= createStore('shop-cart', 'waiting'));
  return {
    read: async () => valid(await get<unknown>(KEY, store())),
    async change(next) {
      let kept: readonly OutboxChange[] = [];
      await update<unknown>(KEY, (stored) => (kept = next(valid(stored))), store());
      return kept;
    },
  };
}

function valid(stored: unknown): readonly OutboxChange[] {
  return Array.isArray(stored) ? stored.filter(isOutboxChange) : [];
}
