/** What a statement can be sent to: the database itself or a transaction of it. */
export interface Queryable {
  /**
   * Runs one parametrised statement. `Row` describes what the statement selects; statement and row type stand side by side in the code.
   * Both drivers answer numeric as text, bigint as number, timestamps as Date, json as parsed values.
   */
  query<Row>(statement: string, values?: readonly unknown[]): Promise<readonly Row[]>;
}

/** PostgreSQL, embedded (PGlite) or a server (pg). */
export interface Database extends Queryable {
  /** Everything in `work` happens or nothing does. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  /** Runs a script of several statements without parameters (migrations). */
  script(sql: string): Promise<void>;
  close(): Promise<void>;
  /** The connections to a server; the embedded database has none. */
  readonly pool?: () => { readonly total: number; readonly idle: number; readonly waiting: number };
}

/** The only row of an answer, or undefined. */
export async function one<Row>(target: Queryable, statement: string, values: readonly unknown[] = []): Promise<Row | undefined> {
  const rows = await target.query<Row>(statement, values);
  return rows[0];
}
