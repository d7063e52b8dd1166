import { operation, type PageContext } from 'shared-contracts';
import { definePage, useHost, useLocation, useOperation, type OperationResult, type PageProps } from 'shared-platform';
import { Button, ButtonLink, EmptyState, Notice, Pagination, Skeleton, useCurrency } from 'shared-ui';
import { AccountLayout } from '../../features/account-layout/account-layout';
import { ORDERS_PATH } from '../../features/order/order-path';
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

const operations = ({ search, hasExtensions = false }: Pick<PageContext, 'search' | 'hasExtensions'>) => {
  const query = address.read(search);
  // What the platform cannot look for is looked for here: of its answer nothing is shown then.
  const asked = isForPlatform(query.query, hasExtensions) ? query : { ...query, page: 1 };
  return { orders: operation(OrderHistoryDocument, { page: asked.page, filter: toFilter(asked, hasExtensions) }, { required: false }) };
};

/** The customer's orders, the newest first. */
export function OrderHistoryPage({ results }: PageProps<ReturnType<typeof operations>>) {
  const text = useText();
  const { hasExtensions } = useHost();
  const query = address.read(useLocation().search);
  const hasNone = !isFiltered(query) && results.orders.data?.customer?.orders?.total_count === 0;
  return (
    <AccountLayout title={text('orders.title')}>
      {!hasNone && <OrderFilter query={query} />}
      {isForPlatform(query.query, hasExtensions) ? <Orders query={query} answer={results.orders} /> : <FoundOrders query={query} />}
    </AccountLayout>
  );
}

/** What was found by looking through the orders, where the platform cannot: their numbers are what it is asked for. */
function FoundOrders({ query }: { query: OrderQuery }) {
  const text = useText();
  const { numbers, read, total, status, retry } = useFoundOrders(query.query, toFilter(query, false));
  const pages = Math.max(1, Math.ceil(numbers.length / PAGE_SIZE));
  const shown = numbers.slice((Math.min(query.page, pages) - 1) * PAGE_SIZE, Math.min(query.page, pages) * PAGE_SIZE);
  const answer = useOperation(OrderHistoryDocument, { page: 1, filter: { number: { in: [...shown] } } }, { isPaused: shown.length === 0 });
  return (
    <>
      <p role="status" className={styles.count}>
        {status === 'reading' && text('orders.searching', { read, total })}
        {status === 'done' && text('orders.count', { count: numbers.length })}
      </p>
      {status === 'failed' && (
        <Notice type="error" action={<Button onClick={retry}>{text('retry')}</Button>}>
          {text('orders.failed')}
        </Notice>
      )}
      {status === 'done' && numbers.length === 0 && <NothingFound />}
      {numbers.length > 0 && <List answer={answer} />}
      <Pagination page={Math.min(query.page, pages)} pages={pages} hrefFor={(page) => address.path({ ...query, page })} />
    </>
  );
}

type Answer = OperationResult<OrderHistoryQuery>;

function Orders({ query, answer }: { query: OrderQuery; answer: Answer }) {
  const text = useText();
  const orders = answer.data?.customer?.orders;
  const count = orders?.total_count ?? 0;
  return (
    <>
      <p role="status" className={styles.count}>
        {orders && count > 0 && text('orders.count', { count })}
      </p>
      {orders && count === 0 && (isFiltered(query) ? <NothingFound /> : <NoOrders />)}
      {orders && count > 0 && orders.items.length === 0 && (
        <EmptyState
          title={text('orders.no-page')}
          action={<ButtonLink to={address.path({ ...query, page: 1 })}>{text('orders.first-page')}</ButtonLink>}
        />
      )}
      <List answer={answer} />
      <Pagination page={query.page} pages={orders?.page_info?.total_pages ?? 1} hrefFor={(page) => address.path({ ...query, page })} />
    </>
  );
}

function List({ answer: { data, error } }: { answer: Answer }) {
  const host = useHost();
  const text = useText();
  const currency = useCurrency();
  if (error && !data) {
    return (
      <Notice type="error" action={<Button onClick={() => host.commerce.invalidate(['customer'])}>{text('retry')}</Button>}>
        {text('orders.failed')}
      </Notice>
    );
  }
  if (!data) return <Skeleton height="12rem" shape="block" />;
  return (
    <ul className={styles.orders}>
      {toOrders(data, host.intl.locale, currency).map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </ul>
  );
}

function NoOrders() {
  const text = useText();
  return <EmptyState title={text('orders.empty')} action={<ButtonLink to="/shop-now.html">{text('orders.shop')}</ButtonLink>} />;
}

function NothingFound() {
  const text = useText();
  return (
    <EmptyState title={text('orders.nothing')} action={<ButtonLink to={ORDERS_PATH}>{text('orders.clear')}</ButtonLink>}>
      {text('orders.nothing-text')}
    </EmptyState>
  );
}

export default definePage(
  { operations, head: ({ text }) => ({ title: text('orders.title'), robots: 'noindex' }), component: OrderHistoryPage },
  messages,
);
