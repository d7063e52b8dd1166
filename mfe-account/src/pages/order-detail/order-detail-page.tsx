import { operation } from 'shared-contracts';
import { Link, useHost } from 'shared-platform';
import { ButtonLink, defineAccountPage, missing, useCurrency } from 'shared-ui';
import { ORDERS_PATH, toOrderNumber } from '../../features/order/order-path';
import { OrderProgress } from '../../features/order/order-progress';
import { isAwaited, progressById } from '../../features/order/order-progress-view';
import { OrderProgressDocument, type ProgressOfOrderFragment } from '../../features/order/order-progress.graphql.ts';
import { OrderSheet } from '../../features/order/order-sheet';
import { OrderStatus } from '../../features/order/order-status';
import { toOrder } from '../../features/order/order-view';
import { OrderByNumberDocument, type OrderByNumberQuery } from '../../features/order/order.graphql.ts';
import { messages, useText } from './messages/source';
import { OrderActions } from './order-actions';
import styles from './order-detail-page.module.css';

/** No order has it: what the address names is no number at all. */
const NO_NUMBER = '-';

interface DetailView {
  order: NonNullable<NonNullable<NonNullable<OrderByNumberQuery['customer']>['orders']>['items'][number]>;
  /** What a platform with our extension tells besides. */
  told: ProgressOfOrderFragment | undefined;
}

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
function OrderDetail({ view }: { view: DetailView }) {
  const { intl } = useHost();
  const text = useText();
  const currency = useCurrency();
  const order = toOrder(view.order, { locale: intl.locale, currency, text }, view.told);
  return (
    <>
      <div className={styles.state}>
        <OrderStatus phase={order.phase}>{order.status}</OrderStatus>
        <span>{text(`detail.phase.${order.phase}`)}</span>
        <span className={styles.date}>
          {text('detail.placed')} <bdi>{order.date}</bdi>
        </span>
      </div>
      <OrderProgress progress={order.progress} />
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
    operations: ({ params, hasExtensions = false }) => {
      const number = toOrderNumber(params.number) ?? NO_NUMBER;
      return {
        order: operation(OrderByNumberDocument, { number }, { required: false }),
        ...(hasExtensions
          ? {
              progress: operation(OrderProgressDocument, { page: 1, pageSize: 1, filter: { number: { eq: number } } }, { required: false }),
            }
          : {}),
      };
    },
    lead: BackToOrders,
    placeholder: '24rem',
    failed: 'detail.failed',
    missing: { title: 'detail.missing', text: 'detail.missing-text', action: OtherOrders },
    view: ({ order: { data }, progress }) => {
      if (!data?.customer?.orders || isAwaited(progress)) return undefined;
      const [order] = data.customer.orders.items;
      return order ? { order, told: progressById(progress?.data).get(order.id) } : missing;
    },
    component: OrderDetail,
  },
  messages,
);
