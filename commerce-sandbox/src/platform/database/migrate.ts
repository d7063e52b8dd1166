import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../settings/package-root.ts';
import type { Database } from './database.ts';

/** Applies the files of `migrations/` that the database has not seen, in order of their names. Returns how many were new. */
export async function migrate(database: Database): Promise<number> {
  await database.script('create table if not exists schema_version (name text primary key, applied_at timestamptz not null default now())');
  const applied = new Set((await database.query<{ name: string }>('select name from schema_version')).map((row) => row.name));
  const folder = join(packageRoot, 'migrations');
  const pending = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && !applied.has(name))
    .sort();
  for (const name of pending) {
    // A file is applied whole or not at all. Its name is one of this package's own.
    await database.script(
      `begin;\n${readFileSync(join(folder, name), 'utf8')}\ninsert into schema_version (name) values ('${name}');\ncommit;`,
    );
  }
  return pending.length;
}
