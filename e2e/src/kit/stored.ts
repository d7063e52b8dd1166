/* All that the shop has stored in a browser, wherever that is. */
import type { Page } from '@playwright/test';
import { NAMESPACE } from './storage';

/** Text by place: `local:cartId`, `session:quick_order`, `database:shop/answers/default`, `cache:releases`, `cookie:store_view_code`. */
export type Stored = Readonly<Record<string, string>>;

/** Keys in the shop's namespace are named without it. */
export async function storedIn(page: Page): Promise<Stored> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(readAll, NAMESPACE);
  return { ...stored, ...Object.fromEntries(cookies.map(({ name, value }) => [`cookie:${name}`, value])) };
}

/** Runs in the page. */
async function readAll(namespace: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const answerOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('The database gives no answer.'));
    });
  for (const [area, storage] of [['local', localStorage] as const, ['session', sessionStorage] as const])
    for (const key of Object.keys(storage)) found[`${area}:${key.replace(namespace, '')}`] = storage.getItem(key) ?? '';
  for (const { name = '' } of await indexedDB.databases()) {
    // What a test has put aside.
    if (name.startsWith('test-')) continue;
    const database = await answerOf(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const entries = database.transaction(store).objectStore(store);
      const [keys, values] = await Promise.all([answerOf(entries.getAllKeys()), answerOf(entries.getAll())]);
      // A file's content is not looked at: its name says whose it is.
      const asText = (_key: string, value: unknown) => (value instanceof File ? value.name : value);
      for (const [index, key] of keys.entries()) found[`database:${name}/${store}/${String(key)}`] = JSON.stringify(values[index], asText);
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys();
    if (requests.length > 0) found[`cache:${name}`] = requests.map(({ url }) => decodeURIComponent(url)).join(' ');
  }
  return found;
}
