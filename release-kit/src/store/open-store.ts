import { createFolderStore } from './folder-store';
import type { Store } from './store';

/** The store of an address: a folder's path. */
export function openStore(address: string): Store {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(address)) throw new Error(`${address}: a store is a folder.`);
  return createFolderStore(address);
}
