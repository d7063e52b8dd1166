import { Link, useHost } from 'shared-platform';
import { ButtonLink, defineAccountPage, missing, useCurrency } from 'shared-ui';
import { ORDERS_PATH, toOrderNumber } from '../../features/order/order-path';
import { OrderSheet } from '../../features/order/order-sheet';
import { OrderStatus } from '../../features/order/order-status';
import { toOrder } from '../../features/order/order-view';
import { OrderByNumberDocument, type OrderByNumberQuery } from '../../features/order/order.graphql.ts';
import { messages, useText } from './messages/source';
import { OrderActions } from './order-actions';
import styles from './order-detail-page.module.css';

/** No order has it: what the address names is no number at all. */
const NO_NUMBER = '-';

type FoundOrder = NonNullable<NonNullable<NonNullable<OrderByNumberQuery['customer']>['orders']>['items'][number]>;

function BackToOrders() {
  return (
    <p className={styles.back}>
      <Link to={ORDERS_PATH}>{useText()('detail.back')}</Link>
    </p>
  );
}

function OtherOrders() {
  const text = useText();
  return (
    <>
      <Link to="/guest-order">{text('detail.guest-order')}</Link>
      <ButtonLink to={ORDERS_PATH}>{text('detail.all')}</ButtonLink>
    </>
  );
}

/** One order of the customer's. */
function OrderDetail({ view }: { view: FoundOrder }) {
  const { intl } = useHost();
  const text = useText();
  const currency = useCurrency();
  const order = toOrder(view, intl.locale, currency, text);
  return (
    <>
      <div className={styles.state}>
        <OrderStatus phase={order.phase}>{order.status}</OrderStatus>
        <span>{text(`detail.phase.${order.phase}`)}</span>
        <span className={styles.date}>
          {text('detail.placed')} <bdi>{order.date}</bdi>
        </span>
      </div>
      <OrderActions order={order} />
      <OrderSheet order={order} />
    </>
  );
}

/** Somebody else's is not found, as one that does not exist. */
export default defineAccountPage(
  {
    title: (_view, { params }) => {
      const number = toOrderNumber(params.number);
      return number === undefined ? 'detail.missing-title' : ['detail.title', { number }];
    },
    query: OrderByNumberDocument,
    variables: ({ params }) => ({ number: toOrderNumber(params.number) ?? NO_NUMBER }),
    lead: BackToOrders,
    placeholder: '24rem',
    failed: 'detail.failed',
    missing: { title: 'detail.missing', text: 'detail.missing-text', action: OtherOrders },
    view: ({ customer }) => (customer?.orders ? (customer.orders.items[0] ?? missing) : undefined),
    component: OrderDetail,
  },
  messages,
);
