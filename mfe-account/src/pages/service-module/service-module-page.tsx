import { operation, type PageContext } from 'shared-contracts';
import { definePage, Link, useHost, useLocation, type PageProps } from 'shared-platform';
import {
  among,
  Button,
  defineListAddress,
  EmptyState,
  formatDate,
  Notice,
  Pagination,
  PartNumber,
  PartText,
  SelectField,
  Skeleton,
} from 'shared-ui';
import { AccountLayout } from '../../features/account-layout/account-layout';
import { present } from '../../features/place/present';
import { requestPath, REQUESTS_PATH } from '../../features/requests/request-path';
import { AllRequestsButton, NewRequestButton } from '../../features/requests/request-links';
import { REQUEST_STATES, RequestStatus } from '../../features/requests/request-status';
import { messages, useText } from './messages/source';
import { DrawingRequestsDocument, type DrawingRequestsQuery } from './service-module.graphql.ts';
import styles from '../../features/entry-list/entry-list.module.css';

const address = defineListAddress(REQUESTS_PATH, { status: among(REQUEST_STATES) });
type Asked = ReturnType<typeof address.read>;

const operations = ({ search }: Pick<PageContext, 'search'>) => {
  const { page, status } = address.read(search);
  return { requests: operation(DrawingRequestsDocument, { page, filter: status ? { status: { eq: status } } : {} }, { required: false }) };
};

/** What the customer has sent to the drawing service, the latest first. */
export function ServiceModulePage({ results: { requests: answer } }: PageProps<ReturnType<typeof operations>>) {
  const host = useHost();
  const text = useText();
  const asked = address.read(useLocation().search);
  const hasFailed = answer.error !== undefined && !answer.data?.customer;
  return (
    <AccountLayout title={text('requests.title')} section={REQUESTS_PATH}>
      <div className={styles.tools}>
        <SelectField
          label={text('requests.status')}
          value={asked.status ?? ''}
          onChange={({ target: { value } }) => host.navigation.push(address.path({ status: value }))}
          placeholder={text('requests.any-status')}
          options={REQUEST_STATES.map((state) => ({ value: state, label: text(`request.state.${state}`) }))}
        />
        <NewRequestButton />
      </div>
      {hasFailed && (
        <Notice type="error" action={<Button onClick={() => host.commerce.invalidate(['customer'])}>{text('retry')}</Button>}>
          {text('requests.failed')}
        </Notice>
      )}
      {!answer.data && !hasFailed && <Skeleton height="16rem" shape="block" />}
      {answer.data?.customer && <Requests data={answer.data} asked={asked} />}
    </AccountLayout>
  );
}

function Requests({ data, asked }: { data: DrawingRequestsQuery; asked: Asked }) {
  const text = useText();
  const found = data.customer?.drawing_requests;
  const count = found?.total_count ?? 0;
  const items = present(found?.items);
  if (count === 0 && asked.status === undefined) return <EmptyState title={text('requests.empty')}>{text('requests.how')}</EmptyState>;
  if (items.length === 0) {
    return <EmptyState title={text(count === 0 ? 'requests.none-so' : 'requests.no-page')} action={<AllRequestsButton />} />;
  }
  return (
    <>
      <p role="status" className={styles.muted}>
        {text('requests.count', { count })}
      </p>
      <ul className={styles.entries}>
        {items.map((request) => (
          <ListedRequest key={request.uid} request={request} />
        ))}
      </ul>
      <Pagination page={asked.page} pages={found?.page_info?.total_pages ?? 1} hrefFor={(page) => address.path({ ...asked, page })} />
    </>
  );
}

type Listed = NonNullable<NonNullable<DrawingRequestsQuery['customer']>['drawing_requests']['items'][number]>;

function ListedRequest({ request: { number, title, sku, status, updated_at: time } }: { request: Listed }) {
  const { intl } = useHost();
  const text = useText();
  return (
    <li className={styles.entry}>
      <h2 className={styles.name}>
        <Link to={requestPath(number)}>
          <bdi dir="auto">
            <PartText>{title}</PartText>
          </bdi>
        </Link>
      </h2>
      <RequestStatus state={status} />
      <p className={styles.muted}>
        <bdi dir="ltr">{number}</bdi> ·{' '}
        {sku !== null && (
          <>
            <PartNumber sku={sku} /> ·{' '}
          </>
        )}
        {text('requests.updated')} <bdi>{formatDate(time, intl.locale)}</bdi>
      </p>
    </li>
  );
}

export default definePage(
  { operations, head: ({ text }) => ({ title: text('requests.title'), robots: 'noindex' }), component: ServiceModulePage },
  messages,
);
