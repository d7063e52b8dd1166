import { Link, useHost, useLocation } from 'shared-platform';
import { among, defineAccountPage, defineListAddress, formatDate, PartNumber, PartText } from 'shared-ui';
import { EntryList, StateFilter } from '../../features/entry-list/entry-list';
import { present } from '../../features/present/present';
import { requestPath, REQUESTS_PATH } from '../../features/requests/request-path';
import { AllRequestsButton, NewRequestButton } from '../../features/requests/request-links';
import { REQUEST_STATES, RequestStatus } from '../../features/requests/request-status';
import { messages, useText } from './messages/source';
import { DrawingRequestsDocument, type DrawingRequestsQuery } from './service-module.graphql.ts';
import styles from '../../features/entry-list/entry-list.module.css';

const address = defineListAddress(REQUESTS_PATH, { status: among(REQUEST_STATES) });

type RequestsView = NonNullable<DrawingRequestsQuery['customer']>['drawing_requests'];

function Tools() {
  const { navigation } = useHost();
  const text = useText();
  return (
    <StateFilter
      label={text('requests.status')}
      any={text('requests.any-status')}
      state={address.read(useLocation().search).status}
      states={REQUEST_STATES.map((state) => ({ value: state, label: text(`request.state.${state}`) }))}
      onChange={(status) => navigation.push(address.path({ status }))}
    >
      <NewRequestButton />
    </StateFilter>
  );
}

/** What the customer has sent to the drawing service, the latest first. */
function Requests({ view }: { view: RequestsView }) {
  const text = useText();
  const asked = address.read(useLocation().search);
  return (
    <EntryList
      count={text('requests.count', { count: view.total_count })}
      page={asked.page}
      pages={view.page_info?.total_pages ?? 1}
      hrefFor={(page) => address.path({ ...asked, page })}
    >
      {present(view.items).map((request) => (
        <ListedRequest key={request.uid} request={request} />
      ))}
    </EntryList>
  );
}

type Listed = NonNullable<RequestsView['items'][number]>;

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

export default defineAccountPage(
  {
    title: 'requests.title',
    query: DrawingRequestsDocument,
    variables: ({ search }) => {
      const { page, status } = address.read(search);
      return { page, filter: status ? { status: { eq: status } } : {} };
    },
    failed: 'requests.failed',
    lead: Tools,
    view: ({ customer }) => customer?.drawing_requests,
    empty: ({ total_count: count, items }, { search }) => {
      if (count === 0 && address.read(search).status === undefined) return { title: 'requests.empty', text: 'requests.how' };
      if (present(items).length > 0) return undefined;
      return { title: count === 0 ? 'requests.none-so' : 'requests.no-page', action: AllRequestsButton };
    },
    component: Requests,
  },
  messages,
);
