import { operation, type PageContext, type PageParams } from 'shared-contracts';
import { definePage, Link, useHost, type PageProps } from 'shared-platform';
import { Button, ButtonLink, EmptyState, Notice, Skeleton, useCurrency } from 'shared-ui';
import { AccountLayout } from '../../features/account-layout/account-layout';
import { ORDERS_PATH, toOrderNumber } from '../../features/order/order-path';
import { OrderSheet } from '../../features/order/order-sheet';
import { OrderStatus } from '../../features/order/order-status';
import { toOrder } from '../../features/order/order-view';
import { OrderByNumberDocument } from '../../features/order/order.graphql.ts';
import { messages, useText } from './messages/source';
import { OrderActions } from './order-actions';
import styles from './order-detail-page.module.css';

/** No order has it: what the address names is no number at all. */
const NO_NUMBER = '-';

const operations = ({ params }: Pick<PageContext, 'params'>) => ({
  order: operation(OrderByNumberDocument, { number: toOrderNumber(params.number) ?? NO_NUMBER }, { required: false }),
});

/** One order of the customer's. Somebody else's is not found, as one that does not exist. */
export function OrderDetailPage({ params, results: { order: answer } }: PageProps<ReturnType<typeof operations>>) {
  const host = useHost();
  const text = useText();
  return (
    <AccountLayout title={titleOf(text, params)}>
      <p className={styles.back}>
        <Link to={ORDERS_PATH}>{text('detail.back')}</Link>
      </p>
      {answer.error && !answer.data?.customer ? (
        <Notice type="error" action={<Button onClick={() => host.commerce.invalidate(['customer'])}>{text('retry')}</Button>}>
          {text('detail.failed')}
        </Notice>
      ) : (
        <Content answer={answer.data} />
      )}
    </AccountLayout>
  );
}

type TitleText = (id: 'detail.title' | 'detail.missing-title', values?: { number: string }) => string;

function titleOf(text: TitleText, params: PageParams): string {
  const number = toOrderNumber(params.number);
  return number === undefined ? text('detail.missing-title') : text('detail.title', { number });
}

type Answer = PageProps<ReturnType<typeof operations>>['results']['order']['data'];

function Content({ answer }: { answer: Answer }) {
  const { intl } = useHost();
  const text = useText();
  const currency = useCurrency();
  if (!answer) return <Skeleton height="24rem" shape="block" />;
  const found = answer.customer?.orders?.items[0];
  if (!found) {
    return (
      <EmptyState title={text('detail.missing')} action={<ButtonLink to={ORDERS_PATH}>{text('detail.all')}</ButtonLink>}>
        {text('detail.missing-text')} <Link to="/guest-order">{text('detail.guest-order')}</Link>
      </EmptyState>
    );
  }
  const order = toOrder(found, intl.locale, currency, text);
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

export default definePage<ReturnType<typeof operations>>(
  {
    operations,
    head: ({ text, context }: { text: TitleText; context: Pick<PageContext, 'params'> }) => ({
      title: titleOf(text, context.params),
      robots: 'noindex',
    }),
    component: OrderDetailPage,
  },
  messages,
);
