import type { Queryable } from '../../platform/database/database.ts';

const ROWS_PER_STATEMENT = 1000;

/** Inserts many rows of one table with few statements. All rows have the keys of the first; names come from this package only. */
export async function insertRows(target: Queryable, table: string, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await target.query(`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [
      JSON.stringify(rows.slice(start, start + ROWS_PER_STATEMENT)),
    ]);
  }
}
