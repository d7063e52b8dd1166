import { useEffect, useMemo, useRef, useState } from 'react';
import { definePage, useHost, useSnapshot } from 'shared-platform';
import { Breadcrumbs, Button, Icon, VisuallyHidden } from 'shared-ui';
import { needsCheck, sumOf } from '../../features/quick-order/quick-order-rows';
import { createQuickOrder, customerIdOf, type QuickOrder } from '../../features/quick-order/quick-order';
import { messages, useText } from './messages/source';
import { ListsFold } from './lists-fold';
import { OutcomeNotice } from './outcome-notice';
import { QuickOrderSummary } from './quick-order-summary';
import { QuickOrderTable, type RowHands } from './quick-order-table';
import { RowWindow, useRowWindow } from './row-window';
import { UploadField } from './upload-field';
import { useGradually } from './use-gradually';
import { useRowFocus } from './use-row-focus';
import styles from './quick-order-page.module.css';

/** Quick order: a list of part numbers and quantities, from typing to the cart. */
function QuickOrderPage() {
  const host = useHost();
  const text = useText();
  const [order] = useState(() => createQuickOrder(host));
  const { rows, adding, isReading, outcome } = useSnapshot(order.state);
  const heading = useRef<HTMLHeadingElement>(null);
  const table = useRef<HTMLTableElement>(null);
  useOwner(order);

  const judged = order.judge();
  // A row whose number is being typed is not to be checked yet.
  const [typed, setTyped] = useState<number>();
  const sum = useMemo(() => sumOf(judged, typed), [judged, typed]);
  const [isChecking, setChecking] = useState(false);
  // With the last row to check the view of these ends.
  const isPart = isChecking && sum.toCheck > 0;
  const listed = useMemo(() => (isPart ? judged.filter(needsCheck) : judged), [judged, isPart]);
  const window = useRowWindow(listed);
  // Here, since the focus looks for its row after every drawing.
  const drawn = useGradually(window.rows, listed);
  const focus = useRowFocus(table, rows, (id) => window.show(listed.findIndex(({ row }) => row.id === id)));

  const addRow = () => {
    setChecking(false);
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
  const hands = useHands({
    remove,
    goOn,
    typing: (id, isTyping) => setTyped((other) => (isTyping ? id : other === id ? undefined : other)),
  });
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[{ label: text('quick.home'), to: '/' }, { label: text('quick.title') }]} />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {text('quick.title')}
      </h1>
      <p className={styles.lead}>{text('quick.lead')}</p>
      <UploadField order={order} isReading={isReading} isDisabled={adding !== undefined} />
      <ListsFold order={order} isDisabled={adding !== undefined || isReading} />
      <OutcomeNotice
        outcome={outcome}
        hasFailed={sum.failed > 0}
        onUndo={() => {
          order.undo();
          focus.onNextRender('first');
        }}
        onAskAgain={order.askAgain}
      />
      <div className={styles.columns}>
        <fieldset className={styles.list} disabled={adding !== undefined}>
          <legend>
            <VisuallyHidden>{text('quick.rows')}</VisuallyHidden>
          </legend>
          <div className={styles.filter}>
            {sum.toCheck > 0 && (
              <Button
                variant="secondary"
                size="s"
                aria-pressed={isChecking}
                onClick={() => {
                  setChecking(!isChecking);
                  window.show(0);
                }}
              >
                <Icon name="filter" /> {text('quick.to-check', { count: sum.toCheck })}
              </Button>
            )}
          </div>
          <QuickOrderTable
            ref={table}
            order={order}
            rows={drawn}

            total={judged.length}
            isAdding={adding !== undefined}
            hands={hands}
          />
          <RowWindow window={window} total={listed.length} />
          <div className={styles.actions}>
            <Button variant="secondary" onClick={addRow}>
              {text('quick.add-row')}
            </Button>
            {sum.filled > 0 && (
              <Button
                variant="quiet"
                onClick={() => {
                  order.clear();
                  focus.onNextRender('first');
                }}
              >
                {text('quick.clear')}
              </Button>
            )}
          </div>
        </fieldset>
        <QuickOrderSummary order={order} sum={sum} adding={adding} />
      </div>
    </div>
  );
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
