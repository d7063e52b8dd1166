import { useMemo, useState } from 'react';
import { Button } from 'shared-ui';
import type { JudgedRow } from '../../features/quick-order/quick-order-rows';
import { useText } from './messages/source';
import styles from './quick-order-page.module.css';

/** As many rows as a page draws without a stutter. */
const ROWS_SHOWN = 25;

export interface ShownRows {
  rows: readonly JudgedRow[];
  /** From 0. */
  first: number;
  hasMore: boolean;
  /** Turns to the page with the row at this place. */
  show(index: number): void;
}

/** A long list is shown page by page. */
export function useRowWindow(listed: readonly JudgedRow[]): ShownRows {
  const [page, setPage] = useState(0);
  const lastPage = Math.max(0, Math.ceil(listed.length / ROWS_SHOWN) - 1);
  const first = Math.min(page, lastPage) * ROWS_SHOWN;
  const rows = useMemo(() => listed.slice(first, first + ROWS_SHOWN), [listed, first]);
  return {
    rows,
    first,
    hasMore: first + ROWS_SHOWN < listed.length,
    show: (index) => setPage(Math.max(0, Math.floor(index / ROWS_SHOWN))),
  };
}

/** Which rows are shown, and the way to the others. */
export function RowWindow({ window, total }: { window: ShownRows; total: number }) {
  const text = useText();
  if (total <= ROWS_SHOWN) return null;
  const { first, rows, hasMore, show } = window;
  return (
    <div className={styles.window}>
      <Button variant="secondary" size="s" aria-disabled={first === 0 || undefined} onClick={() => first > 0 && show(first - ROWS_SHOWN)}>
        {text('quick.previous')}
      </Button>
      <p role="status" className={styles.windowText}>
        {text('quick.window', { from: first + 1, to: first + rows.length, total })}
      </p>
      <Button variant="secondary" size="s" aria-disabled={!hasMore || undefined} onClick={() => hasMore && show(first + ROWS_SHOWN)}>
        {text('quick.next')}
      </Button>
    </div>
  );
}
