import type { QuickOrderList } from './quick-order-list';
import type { QuickOrderEntry } from './quick-order-rows';
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

/** `onChange`: after every change of the rows. */
export function createEditing({ state, dispatch }: QuickOrderList, onChange: () => void): RowEditing {
  const edit = (event: Parameters<typeof dispatch>[0]) => {
    const { rows } = state.get();
    dispatch(event);
    if (state.get().rows !== rows) onChange();
  };
  return {
    change: (id, change) => edit({ type: 'change', id, change }),
    addRow() {
      const { lastId } = state.get();
      edit({ type: 'add-row' });
      return state.get().lastId === lastId ? undefined : state.get().lastId;
    },
    remove: (id) => edit({ type: 'take-out', id }),
    clear: () => edit({ type: 'take-out' }),
    undo: () => edit({ type: 'put-back' }),
    async take(read, at) {
      dispatch({ type: 'read' });
      const list = await read().catch((): ReadList => ({ problem: 'unreadable' }));
      if (list.problem !== undefined) return dispatch({ type: 'refuse-list', problem: list.problem });
      // Drawing the list is a task of its own.
      await new Promise((resolve) => setTimeout(resolve));
      edit({ type: 'receive-list', entries: list.entries, at });
    },
  };
}
