import type { AddToCartItem, Host } from 'shared-contracts';
import { cartOf } from '../../service/own-cart';
import type { QuickOrderList } from './quick-order-list';
import { isBlank, type JudgedRow, keyOf } from './quick-order-rows';

/** Rows of one call of the cart. */
const ADD_BATCH = 50;

/** One product of the list, with all rows that ask for it. */
interface Addition {
  item: AddToCartItem;
  ids: readonly number[];
}

export interface AddingOptions {
  save: () => void;
  /** Asked after each batch: it ends there. */
  isCancelled: () => boolean;
}

/** Adds batch by batch. Rows that are in the cart leave the list; the others stay, with the reason. */
export async function addReadyRows(host: Host, list: QuickOrderList, { save, isCancelled }: AddingOptions): Promise<void> {
  const { state, dispatch } = list;
  const additions = additionsOf(list.judge());
  if (additions.length === 0) return dispatch({ type: 'finish', outcome: { kind: 'nothing' } });
  let rows = 0;
  let reason: string | undefined;
  let isStopped = false;
  dispatch({ type: 'count', total: additions.length });
  for (let from = 0; from < additions.length && !isStopped; from += ADD_BATCH) {
    const batch = additions.slice(from, from + ADD_BATCH);
    const done = Math.min(from + ADD_BATCH, additions.length);
    const ids = new Set(batch.flatMap((addition) => addition.ids));
    dispatch({ type: 'send', ids });
    save();
    try {
      const failures = await cartOf(host).add(
        batch.map(({ item }) => item),
        { isSaidByPage: true },
      );
      const reasons = new Map(failures.flatMap(({ index, message }) => (batch[index]?.ids ?? []).map((id) => [id, { message }] as const)));
      rows += ids.size - reasons.size;
      dispatch({ type: 'answer', ids, reasons, done });
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
      isStopped = true;
      dispatch({ type: 'lose', done });
    }
    save();
    if (isCancelled() && from + ADD_BATCH < additions.length) isStopped = true;
  }
  const left = state.get().rows.filter((row) => !isBlank(row)).length;
  if (isStopped) dispatch({ type: 'stop', outcome: { kind: 'stopped', rows, left, reason } });
  else dispatch({ type: 'finish', outcome: { kind: 'added', rows, left } });
  save();
}

function additionsOf(judged: readonly JudgedRow[]): readonly Addition[] {
  const additions = new Map<string, { item: AddToCartItem; ids: number[] }>();
  for (const { row, verdict } of judged) {
    if (verdict.status !== 'ready') continue;
    const { sku, name, imageUrl, parentSku } = verdict.product;
    const known = additions.get(keyOf(sku));
    if (known) {
      known.ids.push(row.id);
      known.item = { ...known.item, quantity: known.item.quantity + verdict.quantity };
    } else {
      additions.set(keyOf(sku), { item: { sku, parentSku, name, quantity: verdict.quantity, imageUrl }, ids: [row.id] });
    }
  }
  return [...additions.values()];
}
