import { useEffect, useRef, useState } from 'react';
import { useHost } from 'shared-platform';
import { Button, ButtonLink } from 'shared-ui';
import type { OrderView } from '../../features/order/order-view';
import { createReturnPath } from '../../features/returns/return-path';
import { CancelOrderDialog } from './cancel-order-dialog';
import { useText } from './messages/source';
import styles from './order-detail-page.module.css';
import { ReorderOutcome } from './reorder-outcome';
import { useReorder } from './use-reorder';

/** What can be done with an order now: the platform says what. */
export function OrderActions({ order }: { order: OrderView }) {
  const host = useHost();
  const text = useText();
  const { reorder, isBusy, outcome } = useReorder(order.lines);
  const [isCanceling, setCanceling] = useState(false);
  const [canceled, setCanceled] = useState(0);
  const print = useRef<HTMLButtonElement>(null);
  // What opened the dialog goes with the cancellation.
  useEffect(() => {
    if (canceled > 0) print.current?.focus();
  }, [canceled]);
  return (
    <div className={styles.actions}>
      {host.supports('cart') && (
        <Button busy={isBusy} onClick={() => void reorder()}>
          {text('detail.reorder')}
        </Button>
      )}
      {order.canReturn && (
        <ButtonLink variant="secondary" to={createReturnPath(order.number)}>
          {text('detail.return')}
        </ButtonLink>
      )}
      {order.canCancel && (
        <Button variant="secondary" onClick={() => setCanceling(true)}>
          {text('detail.cancel')}
        </Button>
      )}
      <Button ref={print} variant="quiet" onClick={() => window.print()}>
        {text('detail.print')}
      </Button>
      {outcome && <ReorderOutcome outcome={outcome} />}
      {isCanceling && (
        <CancelOrderDialog
          order={order}
          onClose={() => setCanceling(false)}
          onCanceled={() => {
            setCanceling(false);
            setCanceled((count) => count + 1);
          }}
        />
      )}
    </div>
  );
}
