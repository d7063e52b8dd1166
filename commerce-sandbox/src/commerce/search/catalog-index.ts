import type { Queryable } from '../../platform/database/database.ts';
import { loadCatalog } from './catalog-load.ts';
import type { CatalogIndex } from './index-shape.ts';

interface Entry {
  index: CatalogIndex | undefined;
  pending: Promise<CatalogIndex> | undefined;
}

const entries = new WeakMap<Queryable, Entry>();

/** The index of a database as it is now: a cheap question tells whether it has changed. */
export async function catalogIndex(database: Queryable): Promise<CatalogIndex> {
  const entry = entries.get(database) ?? { index: undefined, pending: undefined };
  entries.set(database, entry);
  if (entry.pending) return entry.pending;
  const rows = await database.query<{ version: number }>('select version from catalog_state');
  const version = rows[0]?.version ?? 0;
  if (entry.index?.version === version) return entry.index;
  entry.pending ??= loadCatalog(database, version);
  try {
    entry.index = await entry.pending;
    return entry.index;
  } finally {
    entry.pending = undefined;
  }
}
