import { useEffect, useState } from 'react';
import type { JudgedRow } from '../../features/quick-order/quick-order-rows';

/** So many rows are drawn in one frame: on a slow phone too it leaves room for a key that is pressed. */
const ROWS_A_TASK = 4;

type Rows = readonly JudgedRow[];

/**
 * Rows on their way to the screen: what was typed or taken away at once; a page of a long list, and what the platform says of it, a few
 * rows at a time. `listed` is the whole list: rows of the page before stay in the place of those to come.
 */
export function useGradually(wanted: Rows, listed: Rows): Rows {
  const [drawn, setDrawn] = useState(wanted);
  const shown = approach(drawn, wanted, listed, 0);
  useEffect(() => {
    if (isSame(drawn, wanted)) return;
    const timer = setTimeout(() => setDrawn(approach(drawn, wanted, listed, ROWS_A_TASK)));
    return () => clearTimeout(timer);
  }, [drawn, wanted, listed]);
  return shown;
}

/** What is drawn, `steps` rows nearer to what is wanted. A few rows are no crowd: they are as wanted. */
export function approach(drawn: Rows, wanted: Rows, listed: Rows, steps: number): Rows {
  const before = new Map(drawn.map((judged) => [judged.row.id, judged]));
  const isTyped = ({ row }: JudgedRow) => before.has(row.id) && before.get(row.id)?.row !== row;
  const waiting = wanted.filter((judged) => before.get(judged.row.id) !== judged && !isTyped(judged));
  if (waiting.length <= ROWS_A_TASK) return wanted;
  const isOther = wanted.every(({ row }) => !before.has(row.id));
  const now = new Set(waiting.slice(0, isOther ? ROWS_A_TASK : steps));
  const next = wanted.flatMap((judged) => {
    const old = isTyped(judged) || now.has(judged) ? judged : before.get(judged.row.id);
    return old ? [old] : [];
  });
  return [...next, ...stayingOf(drawn, wanted, listed).slice(0, wanted.length - next.length)];
}

function stayingOf(drawn: Rows, wanted: Rows, listed: Rows): Rows {
  const ids = new Set(wanted.map(({ row }) => row.id));
  const others = drawn.filter(({ row }) => !ids.has(row.id));
  if (others.length === 0) return others;
  const rows = new Set(listed.map(({ row }) => row));
  return others.filter(({ row }) => rows.has(row));
}

const isSame = (one: Rows, other: Rows) => one.length === other.length && one.every((judged, index) => judged === other[index]);
