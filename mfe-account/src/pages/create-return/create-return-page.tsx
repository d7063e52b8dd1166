import { operation, type PageContext } from 'shared-contracts';
import { definePage, useHost, useLocation, type PageProps } from 'shared-platform';
import { Button, ButtonLink, EmptyState, Notice, Skeleton } from 'shared-ui';
import { orderPath, toOrderNumber } from '../../features/order/order-path';
import { OrderLink } from '../../features/returns/order-link';
import { ReturnsFrame } from '../../features/returns/returns-frame';
import { OrderForReturnDocument, ReturnQuestionsDocument } from './create-return.graphql.ts';
import { messages, useText } from './messages/source';
import { ReturnForm } from './return-form';
import { toLines, toQuestions } from './return-form-view';

/** No order has it: what the address names is no number at all. */
const NO_NUMBER = '-';
const SENT_ORDERS = '/order-history?status=complete';

const numberOf = (search: string) => toOrderNumber(new URLSearchParams(search).get('order') ?? undefined);

const operations = ({ search }: Pick<PageContext, 'search'>) => ({
  order: operation(OrderForReturnDocument, { number: numberOf(search) ?? NO_NUMBER }, { required: false }),
  questions: operation(ReturnQuestionsDocument, {}, { required: false }),
});
type Operations = ReturnType<typeof operations>;

/** Asks for a return of what an order brought. The order is the customer's own; its number stands in the address. */
export function CreateReturnPage({ results }: PageProps<Operations>) {
  const text = useText();
  const number = numberOf(useLocation().search);
  return (
    <ReturnsFrame title={text('create-return.title')}>
      {number === undefined ? (
        <EmptyState
          title={text('create-return.choose-order')}
          action={<ButtonLink to={SENT_ORDERS}>{text('create-return.orders')}</ButtonLink>}
        />
      ) : (
        <Content results={results} />
      )}
    </ReturnsFrame>
  );
}

function Content({ results: { order: answer, questions: asked } }: Pick<PageProps<Operations>, 'results'>) {
  const host = useHost();
  const text = useText();
  if ((answer.error && !answer.data?.customer) || (asked.error && !asked.data)) {
    return (
      <Notice
        type="error"
        action={<Button onClick={() => host.commerce.invalidate(['customer', 'attributesForm'])}>{text('retry')}</Button>}
      >
        {text('create-return.failed')}
      </Notice>
    );
  }
  if (!answer.data || !asked.data) return <Skeleton height="20rem" shape="block" />;
  const order = answer.data.customer?.orders?.items[0];
  if (!order) {
    return (
      <EmptyState title={text('create-return.missing')} action={<ButtonLink to={SENT_ORDERS}>{text('create-return.orders')}</ButtonLink>} />
    );
  }
  const lines = toLines(order);
  if (lines.length === 0) {
    return (
      <EmptyState
        title={text('create-return.nothing')}
        action={<ButtonLink to={orderPath(order.number)}>{text('create-return.back')}</ButtonLink>}
      >
        {text('create-return.nothing-text')}
      </EmptyState>
    );
  }
  return (
    <>
      <p>
        <OrderLink number={order.number} />
      </p>
      <ReturnForm orderId={order.id} number={order.number} lines={lines} questions={toQuestions(asked.data)} />
    </>
  );
}

export default definePage<Operations>(
  {
    operations,
    head: ({ text }: { text: (id: 'create-return.title') => string }) => ({ title: text('create-return.title'), robots: 'noindex' }),
    component: CreateReturnPage,
  },
  messages,
);
