// Cards are made of the table's own cells, which lose their roles when they are no longer laid out as a table.
/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { Ref } from 'react';
import type { QuickOrder } from '../../features/quick-order/quick-order';
import type { JudgedRow } from '../../features/quick-order/quick-order-rows';
import { useText } from './messages/source';
import { Row, type RowHands } from './quick-order-row';
import styles from './quick-order-table.module.css';

export interface QuickOrderTableProps {
  ref: Ref<HTMLTableElement>;
  order: QuickOrder;
  /** Those that are shown. */
  rows: readonly JudgedRow[];
  /** Of the whole list, so that assistive technology can count it. */
  total: number;
  isAdding: boolean;
  hands: RowHands;
}

/** The rows: a table where there is room, cards on a phone. The roles keep it a table for assistive technology in both. */
export function QuickOrderTable({ ref, order, rows, total, isAdding, hands }: QuickOrderTableProps) {
  const text = useText();
  return (
    <table ref={ref} role="table" aria-label={text('quick.rows')} aria-rowcount={total + 1} className={styles.table}>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row" aria-rowindex={1}>
          <td role="cell" />
          <th role="columnheader" scope="col">
            {text('quick.sku')}
          </th>
          <th role="columnheader" scope="col">
            {text('quick.quantity')}
          </th>
          <th role="columnheader" scope="col" colSpan={2}>
            {text('quick.product')}
          </th>
          <th role="columnheader" scope="col" className={styles.amount}>
            {text('quick.price')} <span className={styles.note}>{text('totals.including')}</span>
          </th>
          <th role="columnheader" scope="col" className={styles.amount}>
            {text('lines.total')} <span className={styles.note}>{text('totals.including')}</span>
          </th>
          <td role="cell" />
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((judged) => (
          <Row key={judged.row.id} judged={judged} isAdding={isAdding} order={order} hands={hands} />
        ))}
      </tbody>
    </table>
  );
}
