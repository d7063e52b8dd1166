import type { PageParams } from 'shared-contracts';
import { Link, useHost, useOperation } from 'shared-platform';
import { ButtonLink, defineAccountPage, EmptyState, LoadFailure, PartNumber, PartText, Quantity, Skeleton } from 'shared-ui';
import { toOrderNumber } from '../../features/order/order-path';
import { PostalAddress } from '../../features/address/postal-address';
import { present } from '../../features/present/present';
import { OrderLink } from '../../features/returns/order-link';
import { RETURNS_PATH } from '../../features/returns/return-path';
import { ReturnStatus } from '../../features/returns/return-status';
import { messages, useText } from './messages/source';
import { ReturnComments } from './return-comments';
import { ReturnTracking } from './return-tracking';
import { toReturn, type ReturnedItem } from './return-view';
import { ReturnByUidDocument, ReturnNumbersDocument, type ReturnNumbersQuery } from './view-return.graphql.ts';
import styles from './view-return-page.module.css';

type Numbers = NonNullable<NonNullable<ReturnNumbersQuery['customer']>['returns']>;

/** Of the placeholder for the whole return. */
const HEIGHT = '20rem';

function BackToReturns() {
  return (
    <p className={styles.back}>
      <Link to={RETURNS_PATH}>{useText()('view.all')}</Link>
    </p>
  );
}

interface ReturnByNumberProps {
  view: Numbers;
  params: PageParams;
  /** Which page of the customer's returns the numbers are of. */
  page?: number;
}

/**
 * The return of this number, on this page of the customer's returns or on one behind it: the platform finds a return by its id, people know
 * its number.
 */
function ReturnByNumber({ view, params, page = 1 }: ReturnByNumberProps) {
  const text = useText();
  const number = toOrderNumber(params.id);
  const found = present(view.items).find((each) => each.number === number);
  if (found) return <Return uid={found.uid} />;
  if (number !== undefined && page < (view.page_info?.total_pages ?? 1)) return <NextPage params={params} page={page + 1} />;
  return <EmptyState title={text('view.missing')} action={<ButtonLink to={RETURNS_PATH}>{text('view.all')}</ButtonLink>} />;
}

function NextPage({ params, page }: { params: PageParams; page: number }) {
  const { data, error } = useOperation(ReturnNumbersDocument, { page });
  const numbers = data?.customer?.returns;
  return numbers ? (
    <ReturnByNumber view={numbers} params={params} page={page} />
  ) : (
    <Coming hasFailed={data !== undefined || error !== undefined} />
  );
}

/** In the place of what is not there yet, or could not be loaded. */
function Coming({ hasFailed }: { hasFailed: boolean }) {
  const { commerce } = useHost();
  const text = useText();
  if (!hasFailed) return <Skeleton height={HEIGHT} shape="block" />;
  return <LoadFailure onRetry={() => commerce.invalidate(['customer'])}>{text('view.failed')}</LoadFailure>;
}

function Return({ uid }: { uid: string }) {
  const { intl } = useHost();
  const text = useText();
  const { data, error } = useOperation(ReturnByUidDocument, { uid });
  if (!data?.customer?.return) return <Coming hasFailed={data !== undefined || error !== undefined} />;
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
          <PostalAddress address={shown.address} />
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

/** Somebody else's is not found, as one that does not exist. */
export default defineAccountPage(
  {
    title: (_view, { params }) => {
      const number = toOrderNumber(params.id);
      return number === undefined ? 'view.missing-title' : ['view.title', { number }];
    },
    section: RETURNS_PATH,
    query: ReturnNumbersDocument,
    variables: () => ({ page: 1 }),
    lead: BackToReturns,
    placeholder: HEIGHT,
    failed: 'view.failed',
    view: ({ customer }) => customer?.returns ?? undefined,
    component: ReturnByNumber,
  },
  messages,
);
