import { operation } from 'shared-contracts';
import { definePage, useHost, useLocation, type PageProps } from 'shared-platform';
import { Badge, Button, ButtonLink, EmptyState, Notice, Pagination, PartNumber, PartText, Price, Skeleton } from 'shared-ui';
import { AccountLayout } from '../../features/account-layout/account-layout';
import { OrderHistoryDocument } from './order-history.graphql.ts';
import { messages, useText } from './messages/source';
import styles from './order-history-page.module.css';
import { toOrders, type OrderView } from './order-view';

function pageOf(search: string): number {
  const page = Number(new URLSearchParams(search).get('page') ?? '1');
  return Number.isInteger(page) && page > 0 ? page : 1;
}

const operations = ({ search }: { search: string }) => ({
  orders: operation(OrderHistoryDocument, { page: pageOf(search) }, { required: false }),
});

/** The customer's orders, the newest first. */
export function OrderHistoryPage({ results }: PageProps<ReturnType<typeof operations>>) {
  const host = useHost();
  const text = useText();
  const { search } = useLocation();
  const { data, error, fetching } = results.orders;
  const orders = toOrders(data, host.intl.locale);
  return (
    <AccountLayout title={text('orders.title')}>
      {error && !data && (
        <Notice type="error" action={<Button onClick={() => host.commerce.invalidate(['customer'])}>{text('retry')}</Button>}>
          {text('orders.failed')}
        </Notice>
      )}
      {fetching && !data && <Skeleton height="12rem" />}
      {data && orders.length === 0 && (
        <EmptyState title={text('orders.empty')} action={<ButtonLink to="/shop-now.html">{text('orders.shop')}</ButtonLink>} />
      )}
      <ul className={styles.orders}>
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      <Pagination
        page={pageOf(search)}
        pages={data?.customer?.orders?.page_info?.total_pages ?? 1}
        hrefFor={(page) => `/order-history?page=${page}`}
      />
    </AccountLayout>
  );
}

function OrderCard({ order }: { order: OrderView }) {
  const text = useText();
  return (
    <li className={styles.order}>
      <div className={styles.facts}>
        <h2 className={styles.number}>
          {text('orders.number')} <bdi dir="ltr">{order.number}</bdi>
        </h2>
        <span>{order.date}</span>
        <Badge>{order.status}</Badge>
        <Price money={order.total} />
      </div>
      <ul className={styles.items}>
        {order.items.map((item) => (
          <li key={item.id}>
            <bdi dir="ltr" className={styles.quantity}>
              {item.quantity} ×
            </bdi>
            <bdi dir="auto">
              <PartText>{item.name}</PartText>
            </bdi>
            <PartNumber sku={item.sku} className={styles.sku} />
          </li>
        ))}
      </ul>
    </li>
  );
}

export default definePage(
  { operations, head: ({ text }) => ({ title: text('orders.title'), robots: 'noindex' }), component: OrderHistoryPage },
  messages,
);
