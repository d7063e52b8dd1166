import type { ReactNode } from 'react';
import { PartNumber, PartText, Price, Quantity } from 'shared-ui';
import { InvoiceButton } from './invoice-button';
import { useText } from './messages/source';
import styles from './order-papers.module.css';
import { INVOICES_PART, SHIPMENTS_PART } from './order-path';
import type { OrderView } from './order-view';
import type { OrderComment, OrderPaper } from './paper-view';
import { Section } from './section';
import { TrackingNumber } from '../tracking/tracking-number';

/** Where it is: the parcels that have been sent. */
export function Shipments({ shipments }: Pick<OrderView, 'shipments'>) {
  const text = useText();
  if (shipments.length === 0) return null;
  return (
    <Section title={text('order.shipments')} part={SHIPMENTS_PART}>
      {shipments.map((shipment) => (
        <Paper key={shipment.id} title={text('order.shipment', { number: shipment.number })} paper={shipment}>
          {shipment.tracking.length === 0 && <p className={styles.tracking}>{text('order.no-tracking')}</p>}
          {shipment.tracking.map((tracking) => (
            <TrackingNumber key={tracking.number} tracking={tracking} />
          ))}
          <Comments comments={shipment.comments} />
        </Paper>
      ))}
    </Section>
  );
}

/** What was written about it: invoices, credit memos, and what the shop has said. */
export function OrderPapers({ order }: { order: OrderView }) {
  const text = useText();
  const { invoices, creditMemos, comments } = order;
  return (
    <>
      {invoices.length > 0 && (
        <Section title={text('order.invoices')} part={INVOICES_PART}>
          {invoices.map((invoice) => (
            <Paper key={invoice.id} title={text('order.invoice', { number: invoice.number })} paper={invoice}>
              <InvoiceButton invoice={invoice} order={order} />
            </Paper>
          ))}
        </Section>
      )}
      {creditMemos.length > 0 && (
        <Section title={text('order.credit-memos')}>
          {creditMemos.map((memo) => (
            <Paper key={memo.id} title={text('order.credit-memo', { number: memo.number })} paper={memo} />
          ))}
        </Section>
      )}
      {comments.length > 0 && (
        <Section title={text('order.comments')}>
          <Comments comments={comments} />
        </Section>
      )}
    </>
  );
}

function Paper({ title, paper: { total, pieces, isWhole }, children }: { title: string; paper: OrderPaper; children?: ReactNode }) {
  const text = useText();
  return (
    <div className={styles.paper}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {total && <Price money={total} />}
      </div>
      {children}
      {isWhole ? (
        <p className={styles.whole}>{text('order.whole')}</p>
      ) : (
        <ul className={styles.pieces}>
          {pieces.map(({ id, sku, name, quantity }) => (
            <li key={id}>
              <Quantity count={quantity} />
              <span>
                <bdi>
                  <PartText>{name}</PartText>
                </bdi>{' '}
                <PartNumber sku={sku} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Comments({ comments }: { comments: readonly OrderComment[] }) {
  if (comments.length === 0) return null;
  return (
    <ul className={styles.comments}>
      {comments.map(({ message, date }, index) => (
        <li key={index}>
          <span className={styles.date}>
            <bdi>{date}</bdi>
          </span>{' '}
          <bdi dir="auto">{message}</bdi>
        </li>
      ))}
    </ul>
  );
}
