import { createStore, get, update, type UseStore } from 'idb-keyval';
import { isKeptChange, type KeptChange } from './waiting-change';

/** Where changes wait, for all tabs, also when the browser is closed. Rejects where the browser has no room, or allows none. */
export interface WaitingStore {
  read(): Promise<readonly KeptChange[]>;
  /** In one transaction. Gives what is kept then. */
  change(next: (changes: readonly KeptChange[]) => readonly KeptChange[]): Promise<readonly KeptChange[]>;
}

const KEY = 'changes';

export function createWaitingStore(): WaitingStore {
  let opened: UseStore | undefined;
  const store = () => (opened ??= createStore('shop-cart', 'waiting'));
  return {
    read: async () => valid(await get<unknown>(KEY, store())),
    async change(next) {
      let kept: readonly KeptChange[] = [];
      await update<unknown>(KEY, (stored) => (kept = next(valid(stored))), store());
      return kept;
    },
  };
}

function valid(stored: unknown): readonly KeptChange[] {
  return Array.isArray(stored) ? stored.filter(isKeptChange) : [];
}
