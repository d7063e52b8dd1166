import { operation, type PageContext, type PageParams } from 'shared-contracts';
import { definePage, Link, useHost, useOperation, type OperationResult, type PageProps } from 'shared-platform';
import { Button, ButtonLink, EmptyState, Notice, PartNumber, PartText, Quantity, Skeleton } from 'shared-ui';
import { AccountLayout } from '../../features/account-layout/account-layout';
import { toOrderNumber } from '../../features/order/order-path';
import { PlaceText } from '../../features/place/place-text';
import { present } from '../../features/place/present';
import { OrderLink } from '../../features/returns/order-link';
import { RETURNS_PATH } from '../../features/returns/return-path';
import { ReturnStatus } from '../../features/returns/return-status';
import { messages, useText } from './messages/source';
import { ReturnComments } from './return-comments';
import { ReturnTracking } from './return-tracking';
import { toReturn, type ReturnedItem } from './return-view';
import { ReturnByUidDocument, ReturnNumbersDocument, type ReturnNumbersQuery } from './view-return.graphql.ts';
import styles from './view-return-page.module.css';

// The platform finds a return by its id, people know its number: the customer's own returns say which belongs to which.
const operations = () => ({ numbers: operation(ReturnNumbersDocument, { page: 1 }, { required: false }) });

/** One return of the customer's. Somebody else's is not found, as one that does not exist. */
export function ViewReturnPage({ params, results: { numbers } }: PageProps<ReturnType<typeof operations>>) {
  const text = useText();
  return (
    <AccountLayout title={titleOf(text, params)} section={RETURNS_PATH}>
      <p className={styles.back}>
        <Link to={RETURNS_PATH}>{text('view.all')}</Link>
      </p>
      <Found answer={numbers} number={toOrderNumber(params.id)} page={1} />
    </AccountLayout>
  );
}

type TitleText = (id: 'view.title' | 'view.missing-title', values?: { number: string }) => string;

function titleOf(text: TitleText, params: PageParams): string {
  const number = toOrderNumber(params.id);
  return number === undefined ? text('view.missing-title') : text('view.title', { number });
}

interface FoundProps {
  answer: OperationResult<ReturnNumbersQuery>;
  number: string | undefined;
  page: number;
}

/** The return of this number, on this page of the customer's returns or on one behind it. */
function Found({ answer: { data, error }, number, page }: FoundProps) {
  const text = useText();
  if (error && !data?.customer) return <Failed />;
  if (!data) return <Skeleton height="20rem" shape="block" />;
  const returns = data.customer?.returns;
  const found = present(returns?.items).find((each) => each.number === number);
  if (found) return <Return uid={found.uid} />;
  if (number !== undefined && page < (returns?.page_info?.total_pages ?? 1)) return <NextPage number={number} page={page + 1} />;
  return <EmptyState title={text('view.missing')} action={<ButtonLink to={RETURNS_PATH}>{text('view.all')}</ButtonLink>} />;
}

function NextPage({ number, page }: { number: string; page: number }) {
  return <Found answer={useOperation(ReturnNumbersDocument, { page })} number={number} page={page} />;
}

function Failed() {
  const host = useHost();
  const text = useText();
  return (
    <Notice type="error" action={<Button onClick={() => host.commerce.invalidate(['customer'])}>{text('retry')}</Button>}>
      {text('view.failed')}
    </Notice>
  );
}

function Return({ uid }: { uid: string }) {
  const { intl } = useHost();
  const text = useText();
  const { data, error } = useOperation(ReturnByUidDocument, { uid });
  if (error && !data?.customer?.return) return <Failed />;
  if (!data?.customer?.return) return <Skeleton height="20rem" shape="block" />;
  const shown = toReturn(data.customer.return, intl.locale, text);
  return (
    <div className={styles.sheet}>
      <div className={styles.state}>
        <ReturnStatus state={shown.state} />
        <span className={styles.muted}>
          {text('view.asked-on')} <bdi>{shown.date}</bdi>
        </span>
        {shown.orderNumber !== undefined && <OrderLink number={shown.orderNumber} />}
      </div>
      {shown.address && (
        <section>
          <h2 className={styles.title}>{text('view.send-to')}</h2>
          <PlaceText place={shown.address} />
        </section>
      )}
      {(shown.carriers.length > 0 || shown.tracking.length > 0) && <ReturnTracking shown={shown} />}
      <section>
        <h2 className={styles.title}>{text('view.items')}</h2>
        <ul className={styles.items}>
          {shown.items.map((item) => (
            <Item key={item.uid} item={item} />
          ))}
        </ul>
      </section>
      <ReturnComments shown={shown} />
    </div>
  );
}

function Item({ item: { sku, name, state, wanted, accepted, answers } }: { item: ReturnedItem }) {
  const text = useText();
  return (
    <li className={styles.item}>
      <Quantity count={wanted} />
      <div>
        <h3 className={styles.name}>
          <bdi>
            <PartText>{name}</PartText>
          </bdi>
        </h3>
        <p className={styles.muted}>
          <PartNumber sku={sku} />
        </p>
        {answers.map(({ label, value }) => (
          <p key={label}>
            <bdi>{label}</bdi>: <bdi dir="auto">{value}</bdi>
          </p>
        ))}
        {accepted > 0 && accepted < wanted && <p>{text('view.accepted', { count: accepted, wanted })}</p>}
      </div>
      <span>
        <ReturnStatus state={state} />
      </span>
    </li>
  );
}

export default definePage<ReturnType<typeof operations>>(
  {
    operations,
    head: ({ text, context }: { text: TitleText; context: Pick<PageContext, 'params'> }) => ({
      title: titleOf(text, context.params),
      robots: 'noindex',
    }),
    component: ViewReturnPage,
  },
  messages,
);
