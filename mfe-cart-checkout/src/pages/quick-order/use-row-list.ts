import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { QuickOrder } from '../../features/quick-order/quick-order';
import { type JudgedRow, needsCheck, type QuickOrderRow, sumOf } from '../../features/quick-order/quick-order-rows';
import type { RowHands } from './quick-order-row';
import { type ShownRows, useRowWindow } from './row-window';
import { useGradually } from './use-gradually';
import { useRowFocus } from './use-row-focus';

export interface RowList {
  sum: ReturnType<typeof sumOf>;
  /** Rows of the whole list. */
  total: number;
  /** All of them, or those to check. */
  listed: readonly JudgedRow[];
  isChecking: boolean;
  setChecking: (isChecking: boolean) => void;
  window: ShownRows;
  /** Those of the window that are drawn already. */
  drawn: readonly JudgedRow[];
  hands: RowHands;
  addRow: () => void;
  clear: () => void;
  undo: () => void;
}

/** Which rows of an order are shown, and where the focus goes when they become others. */
export function useRowList(order: QuickOrder, rows: readonly QuickOrderRow[], table: RefObject<HTMLTableElement | null>): RowList {
  const { typing, listed, ...checking } = useRowsToCheck(order.judge());
  const window = useRowWindow(listed);
  // Here, since the focus looks for its row after every drawing.
  const drawn = useGradually(window.rows, listed);
  const focus = useRowFocus(table, rows, (id) => window.show(listed.findIndex(({ row }) => row.id === id)));

  const addRow = () => {
    checking.setChecking(false);
    const id = order.addRow();
    if (id !== undefined) focus.onNextRender({ id });
  };
  const remove = (id: number) => {
    const index = listed.findIndex(({ row }) => row.id === id);
    const next = listed[index + 1] ?? listed[index - 1];
    order.remove(id);
    focus.onNextRender(next ? { id: next.row.id } : 'first');
  };
  const goOn = (id: number) => {
    const next = listed[listed.findIndex(({ row }) => row.id === id) + 1];
    if (next) focus.onNextRender({ id: next.row.id });
    else addRow();
  };
  const andFocusFirst = (act: () => void) => () => {
    act();
    focus.onNextRender('first');
  };
  const hands = useHands({ remove, goOn, typing });
  return {
    ...checking,
    listed,
    window,
    drawn,
    hands,
    addRow,
    clear: andFocusFirst(order.clear),
    undo: andFocusFirst(order.undo),
  };
}

function useRowsToCheck(judged: readonly JudgedRow[]) {
  // A row whose number is being typed is not to be checked yet.
  const [typed, setTyped] = useState<number>();
  const sum = useMemo(() => sumOf(judged, typed), [judged, typed]);
  const [isChecking, setChecking] = useState(false);
  // With the last row to check the view of these ends.
  const isPart = isChecking && sum.toCheck > 0;
  const listed = useMemo(() => (isPart ? judged.filter(needsCheck) : judged), [judged, isPart]);
  const typing = (id: number, isTyping: boolean) => setTyped((other) => (isTyping ? id : other === id ? undefined : other));
  return { sum, total: judged.length, listed, isChecking, setChecking, typing };
}

/** The same functions always, so that rows which nothing changed for are not drawn again. */
function useHands(latest: RowHands): RowHands {
  const current = useRef(latest);
  useEffect(() => void (current.current = latest));
  const [hands] = useState<RowHands>(() => ({
    remove: (id) => current.current.remove(id),
    goOn: (id) => current.current.goOn(id),
    typing: (id, isTyping) => current.current.typing(id, isTyping),
  }));
  return hands;
}
