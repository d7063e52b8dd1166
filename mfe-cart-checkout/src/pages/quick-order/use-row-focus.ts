import { type RefObject, useEffect, useRef } from 'react';
import type { QuickOrderRow } from '../../features/quick-order/quick-order-rows';

/** A row by its id, or the first one. */
export type FocusTarget = { id: number } | 'first';

/** Marks a row's part number, for the focus to find it. */
export const ROW_FIELD = 'data-quick-order-row';

/** Where the focus goes once the rows are drawn anew: `show` turns to the row's page first. */
export function useRowFocus(
  table: RefObject<HTMLElement | null>,
  rows: readonly QuickOrderRow[],
  show: (id: number) => void,
): { onNextRender(target: FocusTarget): void } {
  const wanted = useRef<FocusTarget>(undefined);
  const tryFocus = () => {
    const target = wanted.current;
    if (!target) return;
    const field = table.current?.querySelector<HTMLElement>(target === 'first' ? `[${ROW_FIELD}]` : `[${ROW_FIELD}="${target.id}"]`);
    if (!field) return target === 'first' ? undefined : show(target.id);
    wanted.current = undefined;
    field.focus();
  };
  // After every drawing: a row on another page is there one later.
  useEffect(tryFocus);
  useEffect(() => {
    if (wanted.current && wanted.current !== 'first') {
      const { id } = wanted.current;
      if (!rows.some((row) => row.id === id)) wanted.current = undefined;
    }
  }, [rows]);
  return {
    onNextRender(target) {
      wanted.current = target;
      // Where nothing is drawn anew, the row is there already.
      queueMicrotask(tryFocus);
    },
  };
}
