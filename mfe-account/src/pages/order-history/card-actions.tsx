import { useState } from 'react';
import { cartRef } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Actions, Button, ButtonLink, Icon, useCurrency } from 'shared-ui';
import { CartOutcome } from '../../features/cart-outcome/cart-outcome';
import { useCartLines } from '../../features/cart-outcome/use-cart-lines';
import { INVOICES_PART, orderPartPath, SHIPMENTS_PART } from '../../features/order/order-path';
import { canWriteInvoices } from '../../features/order/can-write-invoices';
import { useText } from './messages/source';
import styles from './order-history-page.module.css';
import type { ListedOrder } from './order-view';

const wholeOrder = () => import(/* webpackChunkName: "whole-order" */ '../../features/order/whole-order');

/**
 * What can be done with an order of the list. The list knows lines and no prices: the whole order is asked for by whoever presses, and the
 * code that reads it. `describedBy`: id of the order's name, since each card has the same buttons.
 */
export function CardActions({ order: { number, canReorder, isSent, invoices }, describedBy }: { order: ListedOrder; describedBy: string }) {
  const host = useHost();
  const text = useText();
  const words = { text, currency: useCurrency() };
  const { add, isBusy, outcome } = useCartLines();
  const [reading, setReading] = useState<'reorder' | 'invoice'>();
  const sayFailed = (message: string) => host.toasts.add({ type: 'error', message });
  const notRead = text('orders.order-failed', { number });
  const reorder = async () => {
    setReading('reorder');
    const lines = await wholeOrder()
      .then(({ readWantedLines }) => readWantedLines(host, number, words))
      .catch(() => undefined);
    if (lines) await add(lines);
    else sayFailed(notRead);
    setReading(undefined);
  };
  const save = async () => {
    setReading('invoice');
    await wholeOrder().then(
      async ({ saveInvoices }) =>
        saveInvoices(host, number, words).then(
          (isRead) => isRead || sayFailed(notRead),
          () => sayFailed(text('order.pdf-failed')),
        ),
      () => sayFailed(notRead),
    );
    setReading(undefined);
  };
  return (
    <>
      <Actions className={styles.actions}>
        {canReorder && host.supports(cartRef) && (
          <Button
            variant="secondary"
            size="s"
            aria-describedby={describedBy}
            busy={isBusy || reading === 'reorder'}
            onClick={() => void reorder()}
          >
            {text('orders.reorder')}
          </Button>
        )}
        {isSent && (
          <ButtonLink variant="secondary" size="s" aria-describedby={describedBy} to={orderPartPath(number, SHIPMENTS_PART)}>
            {text('orders.track')}
          </ButtonLink>
        )}
        {invoices === 1 && canWriteInvoices(host) && (
          <Button variant="secondary" size="s" aria-describedby={describedBy} busy={reading === 'invoice'} onClick={() => void save()}>
            <Icon name="download" /> {text('orders.invoice')}
          </Button>
        )}
        {invoices > 1 && canWriteInvoices(host) && (
          <ButtonLink variant="secondary" size="s" aria-describedby={describedBy} to={orderPartPath(number, INVOICES_PART)}>
            {text('orders.invoices')}
          </ButtonLink>
        )}
      </Actions>
      {outcome && <CartOutcome outcome={outcome} />}
    </>
  );
}
