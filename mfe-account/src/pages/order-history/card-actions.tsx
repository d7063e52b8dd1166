import { useState } from 'react';
import { cartRef } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Actions, Button, ButtonLink, Icon, useCurrency } from 'shared-ui';
import { CartOutcome } from '../../features/cart-outcome/cart-outcome';
import { useCartLines } from '../../features/cart-outcome/use-cart-lines';
import { INVOICES_PART, orderPartPath, SHIPMENTS_PART } from '../../features/order/order-path';
import { toOrder, type OrderView } from '../../features/order/order-view';
import { OrderByNumberDocument } from '../../features/order/order.graphql.ts';
import { canWriteInvoices, saveInvoice } from '../../features/order/save-invoice';
import { toWanted } from '../../features/order/wanted-line';
import { useText } from './messages/source';
import styles from './order-history-page.module.css';
import type { ListedOrder } from './order-view';

/**
 * What can be done with an order of the list. The list knows lines and no prices: the whole order is asked for by whoever presses.
 * `describedBy`: id of the order's name, since each card has the same buttons.
 */
export function CardActions({ order: { number, canReorder, isSent, invoices }, describedBy }: { order: ListedOrder; describedBy: string }) {
  const host = useHost();
  const text = useText();
  const readOrder = useWholeOrder(number);
  const { add, isBusy, outcome } = useCartLines();
  const [reading, setReading] = useState<'reorder' | 'invoice'>();
  const withOrder = async (what: 'reorder' | 'invoice', action: (order: OrderView) => Promise<void>) => {
    setReading(what);
    const order = await readOrder();
    if (order) await action(order);
    else host.toasts.add({ type: 'error', message: text('orders.order-failed', { number }) });
    setReading(undefined);
  };
  const save = async (order: OrderView) => {
    try {
      for (const invoice of order.invoices) await saveInvoice(host, text, invoice, order);
    } catch {
      host.toasts.add({ type: 'error', message: text('order.pdf-failed') });
    }
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
            onClick={() => void withOrder('reorder', (order) => add(order.lines.map(toWanted)))}
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
          <Button
            variant="secondary"
            size="s"
            aria-describedby={describedBy}
            busy={reading === 'invoice'}
            onClick={() => void withOrder('invoice', save)}
          >
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

/** Reads all that the platform says of an order; undefined where it does not answer. */
function useWholeOrder(number: string): () => Promise<OrderView | undefined> {
  const { commerce, intl } = useHost();
  const text = useText();
  const currency = useCurrency();
  return async () => {
    const { data } = await commerce.query(OrderByNumberDocument, { number });
    const order = data?.customer?.orders?.items[0];
    return order ? toOrder(order, { locale: intl.locale, currency, text }) : undefined;
  };
}
