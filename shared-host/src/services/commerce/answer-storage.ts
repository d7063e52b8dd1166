import { createStore, get, set, type UseStore } from 'idb-keyval';
import type { AnswerStorage } from './answer-cache';

/** The answers of one store view and currency, in IndexedDB. */
export function createAnswerStorage(view: string, currency: string | undefined): AnswerStorage {
  let opened: UseStore | undefined;
  const store = () => (opened ??= createStore('shop', 'answers'));
  const key = `${view} ${currency ?? ''}`;
  return {
    read: async () => get(key, store()),
    write: async (answers) => set(key, answers, store()),
  };
}
