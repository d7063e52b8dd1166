import { PGlite, types, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Database } from './database.ts';

/** PostgreSQL inside this process. `folder` keeps the data between starts; without it they live in memory. */
export async function openEmbedded(folder: string | undefined): Promise<Database> {
  const engine = await PGlite.create({ ...(folder === undefined ? {} : { dataDir: folder }), extensions: { pg_trgm }, parsers: { [types.INT8]: Number } });
  return {
    query: (statement, values) => run(engine, statement, values),
    transaction: async (work) => engine.transaction((transaction) => work({ query: (statement, values) => run(transaction, statement, values) })),
    script: async (sql) => {
      await engine.exec(sql);
    },
    close: () => engine.close(),
  } satisfies Database;
}

async function run<Row>(target: PGlite | Transaction, statement: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
  const { rows } = await target.query<Row>(statement, [...values]);
  return rows;
}

