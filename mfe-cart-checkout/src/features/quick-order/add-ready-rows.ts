import type { AddToCartItem, Host } from 'shared-contracts';
import { cartOf } from '../../service/own-cart';
import type { QuickOrderList } from './quick-order-list';
import { isBlank, type JudgedRow, keyOf, type QuickOrderRow } from './quick-order-rows';

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
  const { state, set } = list;
  const additions = additionsOf(list.judge());
  if (additions.length === 0) return set({ adding: undefined, outcome: { kind: 'nothing' } });
  let rows = 0;
  let reason: string | undefined;
  let isStopped = false;
  set({ adding: { done: 0, total: additions.length } });
  for (let done = 0; done < additions.length && !isStopped; done += ADD_BATCH) {
    const batch = additions.slice(done, done + ADD_BATCH);
    const idsOf = (some: readonly Addition[]) => new Set(some.flatMap(({ ids }) => ids));
    // Should the page go away now, the list says that these may be in the cart.
    const sent = idsOf(batch);
    mark(list, sent, 'unsure');
    save();
    try {
      const failures = await cartOf(host).add(
        batch.map(({ item }) => item),
        { isSaidByPage: true },
      );
      const reasons = new Map(failures.flatMap(({ index, message }) => (batch[index]?.ids ?? []).map((id) => [id, { message }] as const)));
      const left = state.get().rows.filter(({ id }) => !sent.has(id) || reasons.has(id));
      rows += sent.size - reasons.size;
      set({ rows: left.length > 0 ? left : [list.blankRow()] });
      for (const [id, failure] of reasons) mark(list, new Set([id]), failure);
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
      isStopped = true;
    }
    set({ adding: { done: Math.min(done + ADD_BATCH, additions.length), total: additions.length } });
    save();
    if (isCancelled() && done + ADD_BATCH < additions.length) isStopped = true;
  }
  const left = state.get().rows.filter((row) => !isBlank(row)).length;
  set({ adding: undefined, outcome: isStopped ? { kind: 'stopped', rows, left, reason } : { kind: 'added', rows, left } });
  save();
}

function mark({ state, set }: QuickOrderList, ids: ReadonlySet<number>, failure: NonNullable<QuickOrderRow['failure']>): void {
  set({ rows: state.get().rows.map((row) => (ids.has(row.id) ? { ...row, failure } : row)) });
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
