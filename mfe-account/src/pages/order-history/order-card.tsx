import { useId } from 'react';
import { Link } from 'shared-platform';
import { PartNumber, PartText, Price, Quantity } from 'shared-ui';
import { orderPath } from '../../features/order/order-path';
import { OrderProgress } from '../../features/order/order-progress';
import { OrderStatus } from '../../features/order/order-status';
import { CardActions } from './card-actions';
import { useText } from './messages/source';
import styles from './order-history-page.module.css';
import type { ListedOrder } from './order-view';

/** Lines shown in the list; the order's page has them all. */
const SHOWN_LINES = 4;

/** One order in the list: what it is, how far it has come, and what was in it. */
export function OrderCard({ order }: { order: ListedOrder }) {
  const text = useText();
  const id = useId();
  const more = order.items.length - SHOWN_LINES;
  // Not "and one more": that one has room here.
  const shown = more > 1 ? order.items.slice(0, SHOWN_LINES) : order.items;
  return (
    <li className={styles.order}>
      <div className={styles.facts}>
        <h2 id={id} className={styles.number}>
          <Link to={orderPath(order.number)}>
            {text('orders.number')} <bdi dir="ltr">{order.number}</bdi>
          </Link>
        </h2>
        <bdi className={styles.date}>{order.date}</bdi>
        <span>
          <OrderStatus phase={order.phase}>{order.status}</OrderStatus>
        </span>
        <span className={styles.total}>{order.total && <Price money={order.total} />}</span>
      </div>
      {order.progress && (
        <div className={styles.progress}>
          <OrderProgress progress={order.progress} />
        </div>
      )}
      <ul className={styles.items}>
        {shown.map((item) => (
          <li key={item.id}>
            <Quantity count={item.quantity} />
            <bdi dir="auto">
              <PartText>{item.name}</PartText>
            </bdi>
            <PartNumber sku={item.sku} className={styles.sku} />
          </li>
        ))}
        {more > 1 && <li className={styles.sku}>{text('orders.more-lines', { count: more })}</li>}
      </ul>
      <CardActions order={order} describedBy={id} />
    </li>
  );
}
