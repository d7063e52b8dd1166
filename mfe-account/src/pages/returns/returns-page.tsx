import { Link, useHost, useLocation } from 'shared-platform';
import { ButtonLink, defineAccountPage, formatDate, Pagination, PartNumber, PartText, Quantity } from 'shared-ui';
import { present } from '../../features/present/present';
import { OrderLink } from '../../features/returns/order-link';
import { returnPath, returnsAddress, returnsForGuests, RETURNS_PATH } from '../../features/returns/return-path';
import { ReturnStatus } from '../../features/returns/return-status';
import { messages, useText } from './messages/source';
import { CustomerReturnsDocument, type CustomerReturnsQuery } from './returns.graphql.ts';
import styles from './returns-page.module.css';

/** Orders of which something can be returned have been sent. */
const SENT_ORDERS = '/order-history?status=complete';

type ReturnsView = NonNullable<NonNullable<CustomerReturnsQuery['customer']>['returns']>;

/** The customer's returns, the newest first. */
function Returns({ view }: { view: ReturnsView }) {
  const text = useText();
  const { page } = returnsAddress.read(useLocation().search);
  return (
    <>
      <p>
        {text('returns.how')} <Link to={SENT_ORDERS}>{text('returns.orders')}</Link>
      </p>
      <p role="status" className={styles.muted}>
        {text('returns.count', { count: view.total_count ?? 0 })}
      </p>
      <ul className={styles.returns}>
        {present(view.items).map((each) => (
          <ListedReturn key={each.uid} each={each} />
        ))}
      </ul>
      <Pagination page={page} pages={view.page_info?.total_pages ?? 1} hrefFor={(other) => returnsAddress.path({ page: other })} />
    </>
  );
}

const Orders = () => <ButtonLink to={SENT_ORDERS}>{useText()('returns.orders')}</ButtonLink>;
const FirstPage = () => <ButtonLink to={RETURNS_PATH}>{useText()('returns.first-page')}</ButtonLink>;

type Listed = NonNullable<NonNullable<ReturnsView['items']>[number]>;

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

export default defineAccountPage(
  {
    title: 'returns.title',
    ...returnsForGuests,
    query: CustomerReturnsDocument,
    variables: ({ search }) => returnsAddress.read(search),
    failed: 'returns.failed',
    view: ({ customer }) => customer?.returns ?? undefined,
    empty: ({ total_count: count, items }) => {
      if (!count) return { title: 'returns.empty', text: 'returns.how', action: Orders };
      return present(items).length === 0 ? { title: 'returns.no-page', action: FirstPage } : undefined;
    },
    component: Returns,
  },
  messages,
);
