import { operation } from 'shared-contracts';
import { useHost, useLocation, useOperation } from 'shared-platform';
import { ButtonLink, defineAccountPage, EmptyState, LoadFailure, Pagination, Skeleton, useCurrency } from 'shared-ui';
import { ORDERS_PATH } from '../../features/order/order-path';
import { isAwaited } from '../../features/order/order-progress-view';
import { OrderProgressDocument, type OrderProgressQuery } from '../../features/order/order-progress.graphql.ts';
import { messages, useText } from './messages/source';
import { OrderCard } from './order-card';
import { OrderFilter } from './order-filter';
import { OrderHistoryDocument, type OrderHistoryQuery } from './order-history.graphql.ts';
import styles from './order-history-page.module.css';
import { address, isFiltered, isForPlatform, toFilter, type OrderQuery } from './order-query';
import { toOrders } from './order-view';
import { useFoundOrders } from './use-found-orders';

/** Orders on one page of the list, as the query has it. */
const PAGE_SIZE = 10;

/** Of the placeholder for the list. */
const HEIGHT = '12rem';

/**
 * The platform's answer, and what one with our extension tells besides; `null` where it cannot look for the text, and the orders are looked
 * through here.
 */
type OrderHistoryView = { orders: OrderHistoryQuery; told: OrderProgressQuery | undefined } | null;

/** The filter, and how many orders it lets through; no filter where there are no orders. */
function Filter({ view }: { view: OrderHistoryView | undefined }) {
  const text = useText();
  const query = address.read(useLocation().search);
  const count = view?.orders.customer?.orders?.total_count;
  return (
    <>
      {(isFiltered(query) || count !== 0) && <OrderFilter query={query} />}
      {view !== null && (
        <p role="status" className={styles.count}>
          {count ? text('orders.count', { count }) : ''}
        </p>
      )}
    </>
  );
}

/** The customer's orders, the newest first. */
function OrderHistory({ view }: { view: OrderHistoryView }) {
  const query = address.read(useLocation().search);
  if (!view) return <FoundOrders query={query} />;
  return (
    <>
      <List data={view.orders} told={view.told} />
      <Pagination
        page={query.page}
        pages={view.orders.customer?.orders?.page_info?.total_pages ?? 1}
        hrefFor={(page) => address.path({ ...query, page })}
      />
    </>
  );
}

/** What was found by looking through the orders, where the platform cannot: their numbers are what it is asked for. */
function FoundOrders({ query }: { query: OrderQuery }) {
  const text = useText();
  const { numbers, read, total, status, retry } = useFoundOrders(query.query, toFilter(query, false));
  const pages = Math.max(1, Math.ceil(numbers.length / PAGE_SIZE));
  const shown = numbers.slice((Math.min(query.page, pages) - 1) * PAGE_SIZE, Math.min(query.page, pages) * PAGE_SIZE);
  const { data, error, reload } = useOperation(
    OrderHistoryDocument,
    { page: 1, filter: { number: { in: [...shown] } } },
    { isPaused: shown.length === 0 },
  );
  return (
    <>
      <p role="status" className={styles.count}>
        {status === 'reading' && text('orders.searching', { read, total })}
        {status === 'done' && text('orders.count', { count: numbers.length })}
      </p>
      {status === 'failed' && <LoadFailure onRetry={retry}>{text('orders.failed')}</LoadFailure>}
      {status === 'done' && numbers.length === 0 && (
        <EmptyState title={text('orders.nothing')} action={<AllOrders />}>
          {text('orders.nothing-text')}
        </EmptyState>
      )}
      {data && <List data={data} />}
      {error && !data && <LoadFailure onRetry={reload}>{text('orders.failed')}</LoadFailure>}
      {numbers.length > 0 && !data && !error && <Skeleton height={HEIGHT} shape="block" />}
      <Pagination page={Math.min(query.page, pages)} pages={pages} hrefFor={(page) => address.path({ ...query, page })} />
    </>
  );
}

function List({ data, told }: { data: OrderHistoryQuery; told?: OrderProgressQuery | undefined }) {
  const { intl } = useHost();
  const currency = useCurrency();
  return (
    <ul className={styles.orders}>
      {toOrders(data, { locale: intl.locale, currency }, told).map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </ul>
  );
}

const Shop = () => <ButtonLink to="/shop-now.html">{useText()('orders.shop')}</ButtonLink>;
const AllOrders = () => <ButtonLink to={ORDERS_PATH}>{useText()('orders.clear')}</ButtonLink>;

function FirstPage() {
  const query = address.read(useLocation().search);
  return <ButtonLink to={address.path({ ...query, page: 1 })}>{useText()('orders.first-page')}</ButtonLink>;
}

export default defineAccountPage(
  {
    title: 'orders.title',
    operations: ({ search, hasExtensions = false }) => {
      const query = address.read(search);
      // What the platform cannot look for is looked for here: of its answer nothing is shown then.
      const asked = isForPlatform(query.query, hasExtensions) ? query : { ...query, page: 1 };
      const variables = { page: asked.page, filter: toFilter(asked, hasExtensions) };
      return {
        orders: operation(OrderHistoryDocument, variables, { required: false }),
        ...(hasExtensions
          ? { progress: operation(OrderProgressDocument, { ...variables, pageSize: PAGE_SIZE }, { required: false }) }
          : {}),
      };
    },
    lead: Filter,
    placeholder: HEIGHT,
    failed: 'orders.failed',
    view: ({ orders: { data }, progress }, { search, hasExtensions = false }) => {
      if (!isForPlatform(address.read(search).query, hasExtensions)) return null;
      return data?.customer?.orders && !isAwaited(progress) ? { orders: data, told: progress?.data } : undefined;
    },
    empty: (view, { search }) => {
      const orders = view?.orders.customer?.orders;
      if (!orders || orders.items.length > 0) return undefined;
      if (orders.total_count) return { title: 'orders.no-page', action: FirstPage };
      return isFiltered(address.read(search))
        ? { title: 'orders.nothing', text: 'orders.nothing-text', action: AllOrders }
        : { title: 'orders.empty', action: Shop };
    },
    component: OrderHistory,
  },
  messages,
);
