import { PGlite, types, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Database } from './database.ts';

export interface EmbeddedOptions {
  /** Keeps the data between starts; without it they live in memory. */
  readonly folder?: string | undefined;
  /** The files of a database (`dumpEmbedded`) to begin with, where the folder is empty or there is none. */
  readonly files?: Buffer<ArrayBuffer> | undefined;
}

const engines = new WeakMap<Database, PGlite>();

/** An archive that hands over its bytes as they are: Node's own copies them, piece by piece and once more as a whole. */
class Archive extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor({ buffer, byteOffset, byteLength }: Buffer<ArrayBuffer>) {
    super();
    const isWhole = byteOffset === 0 && byteLength === buffer.byteLength;
    this.#bytes = isWhole ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}

/** PostgreSQL inside this process. */
export async function openEmbedded({ folder, files }: EmbeddedOptions): Promise<Database> {
  const engine = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(files === undefined ? {} : { loadDataDir: new Archive(files) }),
    extensions: { pg_trgm },
    // A new one keeps some segments of its log, whatever is in them: with the usual 16 MB each they would be most of what a start loads.
    initDbStartParams: ['--wal-segsize=1'],
    parsers: { [types.INT8]: Number },
  });
  const database: Database = {
    query: (statement, values) => run(engine, statement, values),
    transaction: async (work) =>
      engine.transaction((transaction) => work({ query: (statement, values) => run(transaction, statement, values) })),
    script: async (sql) => {
      await engine.exec(sql);
    },
    close: () => engine.close(),
  };
  engines.set(database, engine);
  return database;
}

/** All files of an embedded database as one archive, as few and as small as they can be: a start loads all of them. */
export async function dumpEmbedded(database: Database): Promise<Buffer> {
  const engine = engines.get(database);
  if (!engine) throw new Error('Only an embedded database has files to keep.');
  // Segments of the log that are done with are kept for later otherwise.
  await engine.exec('set wal_recycle = off');
  await engine.exec('vacuum full');
  await engine.exec('checkpoint');
  const files = await engine.dumpDataDir('none');
  return Buffer.from(await files.arrayBuffer());
}

async function run<Row>(target: PGlite | Transaction, statement: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
  const { rows } = await target.query<Row>(statement, [...values]);
  return rows;
}
