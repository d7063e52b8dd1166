import { createSnapshot, type Snapshot } from 'shared-contracts';
import { createJudge, type JudgedRow, type KnownProducts, type QuickOrderRow } from './quick-order-rows';
import type { ListProblem } from './read-list';

/** What last happened, to be said. */
export type Outcome =
  | { kind: 'read'; rows: number; merged: number }
  | { kind: 'refused'; problem: ListProblem }
  | { kind: 'full' }
  | { kind: 'removed'; rows: number; sku: string }
  | { kind: 'added'; rows: number; left: number }
  | { kind: 'stopped'; rows: number; left: number; reason: string | undefined }
  | { kind: 'nothing' };

export interface QuickOrderState {
  rows: readonly QuickOrderRow[];
  products: KnownProducts;
  /** A file or a pasted list is being read. */
  isReading: boolean;
  adding: { done: number; total: number } | undefined;
  outcome: Outcome | undefined;
}

/** The rows and what is known of them, for whatever changes them. */
export interface QuickOrderList {
  state: Snapshot<QuickOrderState>;
  set(this: void, change: Partial<QuickOrderState>): void;
  nextId(this: void): number;
  blankRow(this: void): QuickOrderRow;
  judge(this: void): readonly JudgedRow[];
}

export function createQuickOrderList(): QuickOrderList {
  let ids = 0;
  const nextId = () => (ids += 1);
  const blankRow = (): QuickOrderRow => ({ id: nextId(), sku: '', quantity: '1' });
  const state = createSnapshot<QuickOrderState>({
    rows: [blankRow()],
    products: new Map(),
    isReading: false,
    adding: undefined,
    outcome: undefined,
  });
  const judgeRows = createJudge();
  return {
    state,
    set: (change) => state.set({ ...state.get(), ...change }),
    nextId,
    blankRow,
    judge: () => judgeRows(state.get().rows, state.get().products),
  };
}
