import { useId } from 'react';
import { bottomBar, Button, Price } from 'shared-ui';
import type { Sum } from '../../features/quick-order/quick-order-rows';
import type { QuickOrder } from '../../features/quick-order/quick-order';
import type { QuickOrderState } from '../../features/quick-order/quick-order-state';
import { useText } from './messages/source';
import styles from './quick-order-page.module.css';

/** What the list comes to, and the way into the cart. On a phone it stays at the bottom of the screen. */
export function QuickOrderSummary({ order, sum, adding }: { order: QuickOrder; sum: Sum; adding: QuickOrderState['adding'] }) {
  const text = useText();
  const id = useId();
  // Pressed all the same it says why not.
  const isReady = sum.ready > 0 || sum.waiting > 0;
  return (
    <section className={styles.summary} {...bottomBar} aria-label={text('quick.summary')}>
      <p id={`${id}-state`} role="status" className={styles.state}>
        {sum.waiting > 0 ? text('quick.looking', { count: sum.waiting }) : text('quick.ready', { count: sum.ready })}
      </p>
      {sum.total && (
        <p className={styles.total}>
          <span>
            {text('lines.total')} <span className={styles.note}>{text('totals.including')}</span>
          </span>
          <Price money={sum.total} size="l" />
        </p>
      )}
      {adding && (
        <div className={styles.progress}>
          <label htmlFor={id} role="status">
            {text('quick.adding', adding)}
          </label>
          <progress id={id} max={adding.total} value={adding.done} />
          <Button variant="quiet" size="s" onClick={order.cancel}>
            {text('quick.cancel')}
          </Button>
        </div>
      )}
      <Button
        full
        busy={adding !== undefined}
        aria-disabled={!isReady || undefined}
        aria-describedby={isReady ? undefined : `${id}-state`}
        onClick={() => void order.addAll()}
      >
        {text('quick.add-all')}
      </Button>
    </section>
  );
}
