import { renameSync, writeFileSync } from 'node:fs';
import { seedIfEmpty } from './demo/seed/seed.ts';
import { dumpEmbedded, openEmbedded } from './platform/database/embedded.ts';
import { migrate } from './platform/database/migrate.ts';

/** `node dist/prepare.mjs FILE`: makes the demo data in an embedded database and keeps its files in FILE, for starts to come. */
async function prepare(file: string): Promise<void> {
  const say = (message: string): void => void process.stdout.write(`${message}\n`);
  const database = await openEmbedded({});
  await migrate(database);
  await seedIfEmpty(database, say);
  const files = await dumpEmbedded(database);
  // Whole or not at all: another start may be waiting for the name.
  writeFileSync(`${file}.${process.pid}`, files);
  renameSync(`${file}.${process.pid}`, file);
  await database.close();
}

prepare(process.argv[2] ?? 'demo-data.tar').then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
