import type { Ref } from 'react';
import { Button, Icon, VisuallyHidden } from 'shared-ui';
import type { QuickOrder } from '../../features/quick-order/quick-order';
import { useText } from './messages/source';
import { QuickOrderTable } from './quick-order-table';
import { RowWindow } from './row-window';
import type { RowList } from './use-row-list';
import styles from './quick-order-page.module.css';

export interface RowListSectionProps {
  table: Ref<HTMLTableElement>;
  order: QuickOrder;
  list: RowList;
  isAdding: boolean;
}

/** The rows, the way to those to check, and what can be done with all of them. */
export function RowListSection({ table, order, list, isAdding }: RowListSectionProps) {
  const text = useText();
  const { sum, window } = list;
  return (
    <fieldset className={styles.list} disabled={isAdding}>
      <legend>
        <VisuallyHidden>{text('quick.rows')}</VisuallyHidden>
      </legend>
      <div className={styles.filter}>
        {sum.toCheck > 0 && (
          <Button
            variant="secondary"
            size="s"
            aria-pressed={list.isChecking}
            onClick={() => {
              list.setChecking(!list.isChecking);
              window.show(0);
            }}
          >
            <Icon name="filter" /> {text('quick.to-check', { count: sum.toCheck })}
          </Button>
        )}
      </div>
      <QuickOrderTable ref={table} order={order} rows={list.drawn} total={list.total} isAdding={isAdding} hands={list.hands} />
      <RowWindow window={window} total={list.listed.length} />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={list.addRow}>
          {text('quick.add-row')}
        </Button>
        {sum.filled > 0 && (
          <Button variant="quiet" onClick={list.clear}>
            {text('quick.clear')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
