import pg from 'pg';
import type { Database, Queryable } from './database.ts';

const POOL_SIZE = 20;
/** No statement of a visitor takes longer; making the demo data takes a while. */
const STATEMENT_TIMEOUT_MS = 60_000;
const CONNECTION_TIMEOUT_MS = 20_000;
const BIGINT_TYPE_ID = 20;

/** A PostgreSQL server (15 or later). */
export function openServer(url: string): Database {
  const types = new pg.TypeOverrides();
  types.setTypeParser(BIGINT_TYPE_ID, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    types,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  });
  // A dropped idle connection must not end the process; the next statement reports it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    query: (statement, values) => run(pool, statement, values),
    transaction: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work({ query: oneAtATime(client) });
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
    script: async (sql) => {
      await pool.query(sql);
    },
    close: () => pool.end(),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

/** Statements of a transaction share a connection, which takes one after the other; the code may ask for several at once. */
function oneAtATime(client: pg.PoolClient): Queryable['query'] {
  let last: Promise<unknown> = Promise.resolve();
  return <Row>(statement: string, values?: readonly unknown[]): Promise<readonly Row[]> => {
    const next = last.catch(() => undefined).then(() => run<Row>(client, statement, values));
    last = next;
    return next;
  };
}

async function run<Row>(target: pg.Pool | pg.PoolClient, statement: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
  const { rows } = await target.query<Row & pg.QueryResultRow>({ ...prepared(statement), values: [...values] });
  return rows;
}

/** Statements that are kept prepared on each connection: planning those of the catalogue takes longer than running them. */
const MOST_PREPARED = 300;
const names = new Map<string, { readonly text: string; readonly name?: string }>();

function prepared(text: string): { readonly text: string; readonly name?: string } {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MOST_PREPARED) return { text };
  const statement = { text, name: `s${names.size}` };
  names.set(text, statement);
  return statement;
}
