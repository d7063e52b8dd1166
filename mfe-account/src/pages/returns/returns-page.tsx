import { operation, type PageContext } from 'shared-contracts';
import { definePage, Link, useHost, useLocation, type PageProps } from 'shared-platform';
import { Button, ButtonLink, EmptyState, formatDate, Notice, Pagination, PartNumber, PartText, Quantity, Skeleton } from 'shared-ui';
import { present } from '../../features/place/present';
import { OrderLink } from '../../features/returns/order-link';
import { returnPath, returnsAddress, RETURNS_PATH } from '../../features/returns/return-path';
import { ReturnStatus } from '../../features/returns/return-status';
import { ReturnsFrame } from '../../features/returns/returns-frame';
import { messages, useText } from './messages/source';
import { CustomerReturnsDocument, type CustomerReturnsQuery } from './returns.graphql.ts';
import styles from './returns-page.module.css';

/** Orders of which something can be returned have been sent. */
const SENT_ORDERS = '/order-history?status=complete';

const operations = ({ search }: Pick<PageContext, 'search'>) => ({
  returns: operation(CustomerReturnsDocument, returnsAddress.read(search), { required: false }),
});

/** The customer's returns, the newest first. Open to everybody: a guest is asked to sign in. */
export function ReturnsPage({ results: { returns: answer } }: PageProps<ReturnType<typeof operations>>) {
  const host = useHost();
  const text = useText();
  const hasFailed = answer.error !== undefined && !answer.data?.customer;
  return (
    <ReturnsFrame title={text('returns.title')}>
      {hasFailed && (
        <Notice type="error" action={<Button onClick={() => host.commerce.invalidate(['customer'])}>{text('retry')}</Button>}>
          {text('returns.failed')}
        </Notice>
      )}
      {!answer.data && !hasFailed && <Skeleton height="16rem" shape="block" />}
      {answer.data?.customer && <Returns data={answer.data} />}
    </ReturnsFrame>
  );
}

function Returns({ data }: { data: CustomerReturnsQuery }) {
  const text = useText();
  const { page } = returnsAddress.read(useLocation().search);
  const returns = data.customer?.returns;
  const count = returns?.total_count ?? 0;
  const items = present(returns?.items);
  const begin = <ButtonLink to={SENT_ORDERS}>{text('returns.orders')}</ButtonLink>;
  if (count === 0) {
    return (
      <EmptyState title={text('returns.empty')} action={begin}>
        {text('returns.how')}
      </EmptyState>
    );
  }
  if (items.length === 0) {
    return <EmptyState title={text('returns.no-page')} action={<ButtonLink to={RETURNS_PATH}>{text('returns.first-page')}</ButtonLink>} />;
  }
  return (
    <>
      <p>
        {text('returns.how')} <Link to={SENT_ORDERS}>{text('returns.orders')}</Link>
      </p>
      <p role="status" className={styles.muted}>
        {text('returns.count', { count })}
      </p>
      <ul className={styles.returns}>
        {items.map((each) => (
          <ListedReturn key={each.uid} each={each} />
        ))}
      </ul>
      <Pagination page={page} pages={returns?.page_info?.total_pages ?? 1} hrefFor={(other) => returnsAddress.path({ page: other })} />
    </>
  );
}

type Listed = NonNullable<NonNullable<NonNullable<NonNullable<CustomerReturnsQuery['customer']>['returns']>['items']>[number]>;

function ListedReturn({ each: { number, status, created_at: time, order, items } }: { each: Listed }) {
  const { intl } = useHost();
  const text = useText();
  return (
    <li className={styles.return}>
      <div className={styles.facts}>
        <h2 className={styles.number}>
          <Link to={returnPath(number)}>{text('returns.number', { number })}</Link>
        </h2>
        <span className={styles.muted}>
          {text('returns.asked-on')} <bdi>{formatDate(time, intl.locale)}</bdi>
        </span>
        <span>
          <ReturnStatus state={status} />
        </span>
        {order && <OrderLink number={order.number} />}
      </div>
      <ul className={styles.items}>
        {present(items).map(({ uid, request_quantity: quantity, order_item: line }) => (
          <li key={uid}>
            <Quantity count={quantity} />
            <span>
              <bdi>
                <PartText>{line.product?.name ?? line.product_name ?? line.product_sku}</PartText>
              </bdi>{' '}
              <PartNumber sku={line.product_sku} className={styles.muted} />
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

export default definePage(
  { operations, head: ({ text }) => ({ title: text('returns.title'), robots: 'noindex' }), component: ReturnsPage },
  messages,
);
