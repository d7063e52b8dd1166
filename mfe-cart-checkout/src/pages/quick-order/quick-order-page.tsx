import { useEffect, useRef, useState } from 'react';
import { definePage, useHost, useSnapshot } from 'shared-platform';
import { Breadcrumbs } from 'shared-ui';
import { createQuickOrder, customerIdOf, type QuickOrder } from '../../features/quick-order/quick-order';
import { messages, useText } from './messages/source';
import { ListsFold } from './lists-fold';
import { OutcomeNotice } from './outcome-notice';
import { QuickOrderSummary } from './quick-order-summary';
import { RowListSection } from './row-list-section';
import { UploadField } from './upload-field';
import { useRowList } from './use-row-list';
import styles from './quick-order-page.module.css';

/** Quick order: a list of part numbers and quantities, from typing to the cart. */
function QuickOrderPage() {
  const host = useHost();
  const text = useText();
  const [order] = useState(() => createQuickOrder(host));
  const { rows, adding, isReading, outcome } = useSnapshot(order.state);
  const table = useRef<HTMLTableElement>(null);
  useOwner(order);
  const list = useRowList(order, rows, table);

  return (
    <div className={styles.page}>
      <Breadcrumbs items={[{ label: text('quick.home'), to: '/' }, { label: text('quick.title') }]} />
      <h1 className={styles.title}>{text('quick.title')}</h1>
      <p className={styles.lead}>{text('quick.lead')}</p>
      <UploadField order={order} isReading={isReading} isDisabled={adding !== undefined} />
      <ListsFold order={order} isDisabled={adding !== undefined || isReading} />
      <OutcomeNotice outcome={outcome} hasFailed={list.sum.failed > 0} onUndo={list.undo} onAskAgain={order.askAgain} />
      <div className={styles.columns}>
        <RowListSection table={table} order={order} list={list} isAdding={adding !== undefined} />
        <QuickOrderSummary order={order} sum={list.sum} adding={adding} />
      </div>
    </div>
  );
}

/** The list is that of whoever is signed in. */
function useOwner(order: QuickOrder): void {
  const id = customerIdOf(useSnapshot(useHost().session.state));
  useEffect(() => (id === undefined ? undefined : order.begin(id)), [order, id]);
}

export default definePage(
  {
    head: ({ text }) => ({ title: text('quick.title'), robots: 'noindex' }),
    component: QuickOrderPage,
  },
  messages,
);
