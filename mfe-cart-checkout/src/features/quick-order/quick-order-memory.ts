import { definePersisted, schemaOf, type BrowserPersistence } from 'shared-platform';
import { isBlank, MAX_ROWS, type QuickOrderRow } from './quick-order-rows';

/** What was typed and not added yet. */
const typedRows = definePersisted({
  key: 'quick_order',
  schema: schemaOf((rows) => (Array.isArray(rows) ? rows.flatMap(toRow) : undefined)),
  scope: 'tab',
  limit: MAX_ROWS,
});

/** A row as it is kept. */
export type StoredRow = Omit<QuickOrderRow, 'id'>;

/** What was typed is kept for the tab, and given to who typed it only: `owner` is the customer's id. */
export interface QuickOrderMemory {
  load(owner: string): readonly StoredRow[];
  save(owner: string, rows: readonly QuickOrderRow[]): void;
}

export function createQuickOrderMemory(area?: BrowserPersistence): QuickOrderMemory {
  const place = (owner: string) => ({ owner, ...(area && { area }) });
  return {
    load: (owner) => (owner === '' ? undefined : typedRows.read(place(owner))) ?? [],
    save(owner, rows) {
      if (owner === '') return;
      const kept = rows.filter((row) => !isBlank(row)).map(({ id: _id, ...row }) => row);
      if (kept.length === 0) typedRows.remove(place(owner));
      else typedRows.write(kept, place(owner));
    },
  };
}

function toRow(value: unknown): StoredRow[] {
  const { sku, quantity, mergedFrom, failure } = (value ?? {}) as { [member in keyof QuickOrderRow]?: unknown };
  if (typeof sku !== 'string' || typeof quantity !== 'string') return [];
  const { message } = (failure ?? {}) as { message?: unknown };
  return [
    {
      sku,
      quantity,
      ...(typeof mergedFrom === 'number' ? { mergedFrom } : {}),
      ...(failure === 'unsure' ? { failure } : typeof message === 'string' ? { failure: { message } } : {}),
    },
  ];
}
