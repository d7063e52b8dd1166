import { useState } from 'react';
import { changeOrRefresh } from 'shared-contracts';
import { Link, useHost, useLocation } from 'shared-platform';
import {
  Badge,
  Button,
  defineAccountPage,
  defineListAddress,
  formatDate,
  Pagination,
  PartNumber,
  PartText,
  ProductImage,
  usePlatformMessage,
} from 'shared-ui';
import { present } from '../../features/place/present';
import { messages, useText } from './messages/source';
import {
  EndProductSubscriptionDocument,
  ProductSubscriptionsDocument,
  RenewProductSubscriptionDocument,
  type ProductSubscriptionsQuery,
} from './product-subscription.graphql.ts';
import styles from './product-subscription-page.module.css';

const PATH = '/product-subscription';
const address = defineListAddress(PATH, {});

type AlertsView = NonNullable<ProductSubscriptionsQuery['customer']>['product_alerts'];

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

type Listed = NonNullable<AlertsView['items'][number]>;

function Alert({ alert: { added_at: time, status, product, configurable_product: configurable } }: { alert: Listed }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const [isBusy, setBusy] = useState(false);
  const sku = product?.sku ?? undefined;
  const name = product?.name ?? sku ?? text('alerts.gone');
  // A variant has no page of its own.
  const page = configurable ?? product;

  const renew = async () => {
    if (sku === undefined) return;
    const { error } = await changeOrRefresh(host.commerce, RenewProductSubscriptionDocument, { sku });
    if (error) host.toasts.add({ type: 'error', message: say(error) });
  };
  const end = async () => {
    if (sku === undefined) return;
    setBusy(true);
    // What there is now is for the platform to say, also where another tab was faster.
    const { data, error } = await changeOrRefresh(host.commerce, EndProductSubscriptionDocument, { sku });
    setBusy(false);
    if (error || !data?.unsubscribeProductAlertStock?.success) {
      host.toasts.add({ type: 'error', message: error ? say(error) : text('alerts.not-ended') });
      return;
    }
    host.toasts.add({
      type: 'success',
      message: text('alerts.ended', { name }),
      actionText: text('alerts.undo'),
      onAction: () => void renew(),
    });
  };
  return (
    <li className={styles.alert}>
      <ProductImage url={product?.small_image?.url ?? undefined} label="" width={64} />
      <div className={styles.what}>
        <h2 className={styles.name}>
          {page?.url_key ? (
            <Link to={`/${page.url_key}${page.url_suffix ?? ''}`}>
              <PartText>{name}</PartText>
            </Link>
          ) : (
            <PartText>{name}</PartText>
          )}
        </h2>
        {sku !== undefined && (
          <p className={styles.muted}>
            <PartNumber sku={sku} />
          </p>
        )}
        <p className={styles.muted}>
          {text('alerts.since')} <bdi>{formatDate(time, host.intl.locale)}</bdi>
        </p>
      </div>
      <Badge type={product?.stock_status === 'IN_STOCK' ? 'success' : 'neutral'}>
        {text(product?.stock_status === 'IN_STOCK' ? 'alerts.in-stock' : status === 'SENT' ? 'alerts.told' : 'alerts.waiting')}
      </Badge>
      {sku !== undefined && (
        <Button variant="secondary" size="s" busy={isBusy} aria-label={text('alerts.end-of', { name })} onClick={() => void end()}>
          {text('alerts.end')}
        </Button>
      )}
    </li>
  );
}

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
