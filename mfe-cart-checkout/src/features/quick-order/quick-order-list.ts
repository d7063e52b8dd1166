import { createSnapshot, type Snapshot } from 'shared-contracts';
import { createJudge, type JudgedRow } from './quick-order-rows';
import { NEW_QUICK_ORDER, reduceQuickOrder, type QuickOrderEvent, type QuickOrderState } from './quick-order-state';

/** The rows and what is known of them; events alone change them. */
export interface QuickOrderList {
  state: Snapshot<QuickOrderState>;
  dispatch(this: void, event: QuickOrderEvent): void;
  judge(this: void): readonly JudgedRow[];
}

export function createQuickOrderList(): QuickOrderList {
  const state = createSnapshot<QuickOrderState>(NEW_QUICK_ORDER);
  const judgeRows = createJudge();
  return {
    state,
    dispatch: (event) => state.set(reduceQuickOrder(state.get(), event)),
    judge: () => judgeRows(state.get().rows, state.get().products),
  };
}
