import { Link, useHost } from 'shared-platform';
import { ButtonLink, LoadFailure, Price } from 'shared-ui';
import { ORDERS_PATH, orderPath } from '../../features/order/order-path';
import { OrderProgress } from '../../features/order/order-progress';
import { OrderStatus } from '../../features/order/order-status';
import { TrackingNumber } from '../../features/tracking/tracking-number';
import styles from './account-information-page.module.css';
import { useText } from './messages/source';
import type { Overview, RecentOrder } from './overview-view';

/** Where is my order: the newest ones, how far they have come, and what the carrier calls them. `overview`: undefined where it failed. */
export function RecentOrders({ overview }: { overview: Overview | undefined }) {
  const { commerce } = useHost();
  const text = useText();
  if (!overview) return <LoadFailure onRetry={() => commerce.invalidate(['customer'])}>{text('overview.failed')}</LoadFailure>;
  if (overview.orders.length === 0) {
    return (
      <p>
        {text('overview.no-orders')} <Link to="/shop-now.html">{text('overview.shop')}</Link>
      </p>
    );
  }
  return (
    <>
      <ul className={styles.orders}>
        {overview.orders.map((order) => (
          <Order key={order.id} order={order} />
        ))}
      </ul>
      {overview.count > overview.orders.length && (
        <ButtonLink to={ORDERS_PATH} variant="secondary" size="s">
          {text('overview.all-orders')}
        </ButtonLink>
      )}
    </>
  );
}

function Order({ order: { number, date, status, phase, progress, total, tracking } }: { order: RecentOrder }) {
  const text = useText();
  return (
    <li className={styles.order}>
      <Link to={orderPath(number)}>{text('overview.order', { number })}</Link>
      <bdi className={styles.date}>{date}</bdi>
      <span>
        <OrderStatus phase={phase}>{status}</OrderStatus>
      </span>
      <span className={styles.total}>{total && <Price money={total} />}</span>
      <div className={styles.progress}>
        <OrderProgress progress={progress} />
      </div>
      {tracking.map((parcel) => (
        <div key={parcel.number} className={styles.tracking}>
          <TrackingNumber tracking={parcel} />
        </div>
      ))}
    </li>
  );
}
