import type { Outcome, QuickOrderList, QuickOrderState } from './quick-order-list';
import { cleanSku, isBlank, joinEntries, MAX_ROWS, type QuickOrderEntry, type QuickOrderRow } from './quick-order-rows';
import type { ReadList } from './read-list';

export interface RowEditing {
  change(id: number, change: Partial<QuickOrderEntry>): void;
  /** Adds a blank row and gives its id; undefined: the list is full. */
  addRow(): number | undefined;
  remove(id: number): void;
  clear(): void;
  /** Puts back what `remove` or `clear` took. */
  undo(): void;
  /** Reads a list by `read` and joins it with the rows, from row `at` on. */
  take(read: () => Promise<ReadList>, at?: number): Promise<void>;
}

export interface EditedRows extends RowEditing {
  /** Puts others in the place of the rows; a list is never without one. */
  setRows(this: void, rows: readonly QuickOrderRow[], more?: Partial<QuickOrderState>): void;
}

/** `onChange`: after every change of the rows. */
export function createEditing({ state, set, nextId, blankRow }: QuickOrderList, onChange: () => void): EditedRows {
  let taken: { index: number; row: QuickOrderRow }[] = [];

  const setRows = (rows: readonly QuickOrderRow[], more: Partial<QuickOrderState> = {}) => {
    set({ rows: rows.length > 0 ? rows : [blankRow()], ...more });
    onChange();
  };
  const takeOut = (isTaken: (row: QuickOrderRow) => boolean) => {
    const { rows } = state.get();
    taken = rows.flatMap((row, index) => (isTaken(row) && !isBlank(row) ? [{ index, row }] : []));
    const outcome: Outcome | undefined = taken[0] && { kind: 'removed', rows: taken.length, sku: cleanSku(taken[0].row.sku) };
    setRows(
      rows.filter((row) => !isTaken(row)),
      { outcome },
    );
  };

  return {
    setRows,
    change(id, change) {
      setRows(state.get().rows.map((row) => (row.id === id ? withChange(row, change) : row)));
    },
    addRow() {
      const { rows } = state.get();
      if (rows.length >= MAX_ROWS) {
        set({ outcome: { kind: 'full' } });
        return undefined;
      }
      const row = blankRow();
      setRows([...rows, row]);
      return row.id;
    },
    remove: (id) => takeOut((row) => row.id === id),
    clear: () => takeOut(() => true),
    undo() {
      const rows = [...state.get().rows];
      for (const { index, row } of taken) rows.splice(Math.min(index, rows.length), 0, row);
      const isWhole = taken.length > 1 || rows.length === taken.length + 1;
      taken = [];
      setRows(isWhole ? rows.filter((row) => !isBlank(row)) : rows, { outcome: undefined });
    },
    async take(read, at) {
      set({ isReading: true, outcome: undefined });
      const list = await read().catch((): ReadList => ({ problem: 'unreadable' }));
      if (list.problem !== undefined) return set({ isReading: false, outcome: { kind: 'refused', problem: list.problem } });
      // Drawing the list is a task of its own.
      await new Promise((resolve) => setTimeout(resolve));
      const { rows, merged, fits } = joinEntries(state.get().rows, list.entries, nextId, at);
      if (!fits) return set({ isReading: false, outcome: { kind: 'full' } });
      setRows(rows, { isReading: false, outcome: { kind: 'read', rows: list.entries.length, merged } });
    },
  };
}

function withChange(row: QuickOrderRow, change: Partial<QuickOrderEntry>): QuickOrderRow {
  const { failure: _failure, mergedFrom, ...rest } = row;
  // What was said about the row was about what stood there before.
  return change.sku === undefined && mergedFrom !== undefined ? { ...rest, ...change, mergedFrom } : { ...rest, ...change };
}
