import { clear, createStore } from 'idb-keyval';
import { KEPT_FILES } from 'shared-contracts';
import { localPersistence, sessionPersistence, type BrowserPersistence } from 'shared-platform';
import { VISITED_DOCUMENTS } from '../../visited-documents';
import { within } from '../../within';
import { lastCustomerId } from './last-customer-id';

/** A database that another tab holds up keeps nobody signed in. */
const DATABASE_LIMIT_MS = 1000;

/**
 * What the shop keeps for a shopper, whatever part of it has stored that: all in its namespace but what is said to be for everybody, or
 * names its owner (`KeptFor`); files and visited documents. It outlives a token that ends by itself, since its shopper comes back. Signing
 * out forgets it, and so does another customer who signs in.
 */
export interface ShopperMemory {
  /** The customer signs out. Resolves when nothing is left, since the tab may be closed then; after a while at the latest. */
  forget(): Promise<void>;
  /** Somebody signs in: what another customer has left goes. `idOf` is asked only where something was left. */
  prepareFor(idOf: () => Promise<string | undefined>): Promise<void>;
  /** This customer is here now; without an id, whoever signs in next is another one. `isSame`: who was here before has another id now. */
  claim(id: string | undefined, options?: { isSame?: boolean }): Promise<void>;
  /** What this tab keeps is its customer's, who has gone. */
  forgetTab(): Promise<void>;
}

/** @param options.untouched - Names of what is forgotten by whoever stores it. */
export function createShopperMemory({ untouched }: { untouched: readonly string[] }): ShopperMemory {
  const forgetIn = async (areas: readonly BrowserPersistence[]) => {
    if (areas.length === 0) return;
    for (const area of areas) sweep(area, untouched);
    // Whoever follows what other tabs store follows this, too.
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    if (areas.includes(localPersistence))
      await within(DATABASE_LIMIT_MS, forgetFilesAndPages(), () => new Error('late')).catch(() => undefined);
  };
  const areasOf = (isMeant: (owner: string) => boolean) =>
    [localPersistence, sessionPersistence].filter((area) => {
      const owner = lastCustomerId.read({ area });
      return owner !== undefined && isMeant(owner);
    });
  return {
    forget: () => forgetIn([localPersistence, sessionPersistence]),
    async prepareFor(idOf) {
      if (areasOf(() => true).length === 0) return;
      const id = await idOf();
      await forgetIn(areasOf((other) => other !== id));
    },
    async claim(id, { isSame = false } = {}) {
      if (id !== undefined && !isSame) await forgetIn(areasOf((other) => other !== id));
      for (const area of [localPersistence, sessionPersistence]) lastCustomerId.write(id ?? '', { area });
    },
    forgetTab: () => forgetIn([sessionPersistence]),
  };
}

function sweep(persistence: BrowserPersistence, untouched: readonly string[]): void {
  const names = new Set(untouched.map((name) => persistence.key(name)));
  try {
    const storage = persistence === localPersistence ? localStorage : sessionStorage;
    const ours = Object.keys(storage).filter((key) => key.startsWith(persistence.key('')) && !names.has(key));
    for (const key of ours) if (!staysForOthers(storage.getItem(key))) storage.removeItem(key);
  } catch {
    // A forbidden storage holds nothing.
  }
}

function staysForOthers(text: string | null): boolean {
  try {
    const { keptFor }: { keptFor?: unknown } = JSON.parse(text ?? '');
    return keptFor === 'everybody' || keptFor === 'owner';
  } catch {
    return false;
  }
}

/** The documents are everybody's; that they were visited is not. What a browser does not have, it has not kept. */
async function forgetFilesAndPages(): Promise<void> {
  await Promise.allSettled([globalThis.caches?.delete(VISITED_DOCUMENTS), globalThis.indexedDB && clear(createStore(...KEPT_FILES))]);
}
