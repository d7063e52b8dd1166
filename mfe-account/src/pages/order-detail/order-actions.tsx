import { useEffect, useRef, useState } from 'react';
import { cartRef } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Actions, Button, ButtonLink, laterDialog } from 'shared-ui';
import { CartOutcome } from '../../features/cart-outcome/cart-outcome';
import { useCartLines } from '../../features/cart-outcome/use-cart-lines';
import type { OrderView } from '../../features/order/order-view';
import { toWanted } from '../../features/order/wanted-line';
import { createReturnPath } from '../../features/returns/return-path';
import { useText } from './messages/source';
import styles from './order-detail-page.module.css';
import { useCancellation } from './use-cancellation';

const CancelOrderDialog = laterDialog(() =>
  import('../../features/cancel-order/cancel-order-dialog').then((part) => part.CancelOrderDialog),
);

/** What can be done with an order now: the platform says what. */
export function OrderActions({ order }: { order: OrderView }) {
  const host = useHost();
  const text = useText();
  const { add, isBusy, outcome } = useCartLines();
  const [isCanceling, setCanceling] = useState(false);
  const [canceled, setCanceled] = useState(0);
  const print = useRef<HTMLButtonElement>(null);
  // What opened the dialog goes with the cancellation.
  useEffect(() => {
    if (canceled > 0) print.current?.focus();
  }, [canceled]);
  const cancel = useCancellation(order);
  return (
    <Actions className={styles.actions}>
      {order.canReorder && host.supports(cartRef) && (
        <Button busy={isBusy} onClick={() => void add(order.lines.map(toWanted))}>
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
          {text('cancel.start')}
        </Button>
      )}
      <Button ref={print} variant="quiet" onClick={() => window.print()}>
        {text('detail.print')}
      </Button>
      {outcome && <CartOutcome outcome={outcome} />}
      {isCanceling && (
        <CancelOrderDialog
          number={order.number}
          cancel={cancel}
          onClose={() => setCanceling(false)}
          onDone={() => {
            host.toasts.add({ type: 'success', message: text('cancel.done', { number: order.number }) });
            setCanceling(false);
            setCanceled((count) => count + 1);
          }}
        />
      )}
    </Actions>
  );
}
