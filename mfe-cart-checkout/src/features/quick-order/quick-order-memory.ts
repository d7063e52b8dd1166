import { type BrowserPersistence, sessionPersistence } from 'shared-platform';
import { QUICK_ORDER } from '../../service/checkout-memory';
import { isBlank, MAX_ROWS, type QuickOrderEntry, type QuickOrderRow } from './quick-order-rows';

/** A row as it is kept. */
export type KeptRow = Omit<QuickOrderRow, 'id'>;

/** What was typed is kept for the tab, and given to who typed it only. */
export interface QuickOrderMemory {
  load(email: string): readonly KeptRow[];
  save(email: string, rows: readonly QuickOrderRow[]): void;
}

export function createQuickOrderMemory(session: BrowserPersistence = sessionPersistence): QuickOrderMemory {
  return {
    load(email) {
      const kept = session.get<unknown>(QUICK_ORDER);
      if (!isRecord(kept) || kept.by !== email || !Array.isArray(kept.rows)) return [];
      return kept.rows.filter(isEntry).slice(0, MAX_ROWS).map(toKeptRow);
    },
    save(email, rows) {
      const kept = rows.filter((row) => !isBlank(row)).map(toKeptRow);
      if (kept.length === 0) session.remove(QUICK_ORDER);
      else session.set(QUICK_ORDER, { by: email, rows: kept });
    },
  };
}

/** Anything may have written to the storage. */
function isEntry(value: unknown): value is QuickOrderEntry & Record<string, unknown> {
  return isRecord(value) && typeof value.sku === 'string' && typeof value.quantity === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function toKeptRow({ sku, quantity, ...more }: QuickOrderEntry & { mergedFrom?: unknown; failure?: unknown }): KeptRow {
  const { mergedFrom, failure } = more;
  return {
    sku,
    quantity,
    ...(typeof mergedFrom === 'number' ? { mergedFrom } : {}),
    ...(failure === 'unsure' ? { failure } : {}),
    ...(isRecord(failure) && typeof failure.message === 'string' ? { failure: { message: failure.message } } : {}),
  };
}
