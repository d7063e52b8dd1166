import { operation } from 'shared-contracts';
import { useLocation } from 'shared-platform';
import { ButtonLink, defineAccountPage, missing } from 'shared-ui';
import { orderPath, toOrderNumber } from '../../features/order/order-path';
import { present } from '../../features/present/present';
import { OrderLink } from '../../features/returns/order-link';
import { returnsForGuests } from '../../features/returns/return-path';
import { OrderForReturnDocument, ReturnQuestionsDocument } from './create-return.graphql.ts';
import { messages, useText } from './messages/source';
import { ReturnForm } from './return-form';
import { toLines, toQuestions, type ReturnableLine, type ReturnQuestion } from './return-form-view';

/** No order has it: what the address names is no number at all. */
const NO_NUMBER = '-';
const SENT_ORDERS = '/order-history?status=complete';

const numberOf = (search: string) => toOrderNumber(new URLSearchParams(search).get('order') ?? undefined);

interface CreateReturnView {
  id: string;
  number: string;
  lines: readonly ReturnableLine[];
  questions: readonly ReturnQuestion[];
  /** Ids of the returns that the order has already. */
  earlier: readonly string[];
}

/** Asks for a return of what an order brought. The order is the customer's own; its number stands in the address. */
function CreateReturn({ view: { id, number, lines, questions, earlier } }: { view: CreateReturnView }) {
  return (
    <>
      <p>
        <OrderLink number={number} />
      </p>
      <ReturnForm orderId={id} number={number} lines={lines} questions={questions} earlier={earlier} />
    </>
  );
}

const Orders = () => <ButtonLink to={SENT_ORDERS}>{useText()('create-return.orders')}</ButtonLink>;
const BackToOrder = () => (
  <ButtonLink to={orderPath(numberOf(useLocation().search) ?? NO_NUMBER)}>{useText()('create-return.back')}</ButtonLink>
);

export default defineAccountPage(
  {
    title: 'create-return.title',
    ...returnsForGuests,
    operations: ({ search }) => ({
      orders: operation(OrderForReturnDocument, { number: numberOf(search) ?? NO_NUMBER }, { required: false }),
      questions: operation(ReturnQuestionsDocument, {}, { required: false }),
    }),
    placeholder: '20rem',
    failed: 'create-return.failed',
    missing: { title: 'create-return.missing', action: Orders },
    view: ({ orders, questions }, { search }) => {
      // Without an order there is nothing to wait for: `empty` asks for one.
      if (numberOf(search) === undefined) return { id: '', number: '', lines: [], questions: [], earlier: [] };
      const found = orders.data?.customer?.orders;
      if (!found || !questions.data) return undefined;
      const [order] = found.items;
      if (!order) return missing;
      const { id, number, returns } = order;
      const earlier = present(returns?.items).map(({ uid }) => uid);
      return { id, number, lines: toLines(order), questions: toQuestions(questions.data), earlier };
    },
    empty: ({ lines }, { search }) => {
      if (numberOf(search) === undefined) return { title: 'create-return.choose-order', action: Orders };
      return lines.length === 0 ? { title: 'create-return.nothing', text: 'create-return.nothing-text', action: BackToOrder } : undefined;
    },
    component: CreateReturn,
  },
  messages,
);
