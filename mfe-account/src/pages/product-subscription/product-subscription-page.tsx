import { Link, useLocation } from 'shared-platform';
import { defineAccountPage, defineListAddress, Pagination } from 'shared-ui';
import { present } from '../../features/present/present';
import { Alert, type AlertsView } from './alert';
import { messages, useText } from './messages/source';
import { ProductSubscriptionsDocument } from './product-subscription.graphql.ts';
import styles from './product-subscription-page.module.css';

const PATH = '/product-subscription';
const address = defineListAddress(PATH, {});

/** What the customer wants to be told of when it is back in stock. */
function Alerts({ view }: { view: AlertsView }) {
  const text = useText();
  const { page } = address.read(useLocation().search);
  return (
    <>
      <p role="status" className={styles.muted}>
        {text('alerts.count', { count: view.total_count })}
      </p>
      <ul className={styles.alerts}>
        {present(view.items).map((alert) => (
          <Alert key={alert.uid} alert={alert} />
        ))}
      </ul>
      <Pagination page={page} pages={view.page_info?.total_pages ?? 1} hrefFor={(to) => address.path({ page: to })} />
    </>
  );
}

const FirstPage = () => <Link to={PATH}>{useText()('alerts.first-page')}</Link>;

/** Open to everybody: a guest is asked to sign in. */
export default defineAccountPage(
  {
    title: 'alerts.title',
    guest: 'alerts.guest',
    query: ProductSubscriptionsDocument,
    variables: ({ search }) => address.read(search),
    failed: 'alerts.failed',
    view: ({ customer }) => customer?.product_alerts,
    empty: ({ total_count: count, items }) => {
      if (count === 0) return { title: 'alerts.empty', text: 'alerts.how' };
      return present(items).length === 0 ? { title: 'alerts.no-page', action: FirstPage } : undefined;
    },
    component: Alerts,
  },
  messages,
);
