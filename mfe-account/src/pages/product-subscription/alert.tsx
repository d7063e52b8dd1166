import { useState } from 'react';
import { changeOrRefresh } from 'shared-contracts';
import { Link, useHost } from 'shared-platform';
import { Button, formatDate, PartNumber, PartText, ProductImage, usePlatformMessage } from 'shared-ui';
import { StatusBadge, type StatusLook } from '../../features/status-badge/status-badge';
import { EndProductSubscriptionDocument, RenewProductSubscriptionDocument } from '../../features/stock-alert/stock-alert.graphql.ts';
import { useText } from './messages/source';
import type { ProductSubscriptionsQuery } from './product-subscription.graphql.ts';
import styles from './product-subscription-page.module.css';

export type AlertsView = NonNullable<ProductSubscriptionsQuery['customer']>['product_alerts'];

type Listed = NonNullable<AlertsView['items'][number]>;

const LOOKS = {
  'in-stock': { type: 'success', icon: 'check' },
  told: { type: 'neutral', icon: 'info' },
  waiting: { type: 'neutral', icon: 'close' },
} as const satisfies Readonly<Record<string, StatusLook>>;

/** One product that the customer wants to be told of, and how that ends. */
export function Alert({ alert }: { alert: Listed }) {
  const text = useText();
  const { status, product } = alert;
  const sku = product?.sku ?? undefined;
  const name = product?.name ?? sku ?? text('alerts.gone');
  const { end, isBusy } = useEnding(sku, name);
  const state = product?.stock_status === 'IN_STOCK' ? 'in-stock' : status === 'SENT' ? 'told' : 'waiting';
  return (
    <li className={styles.alert}>
      <ProductImage url={product?.thumbnail?.url ?? undefined} label="" width={64} />
      <AlertText alert={alert} name={name} />
      <StatusBadge look={LOOKS[state]}>{text(`alerts.${state}`)}</StatusBadge>
      {sku !== undefined && (
        <Button variant="secondary" size="s" busy={isBusy} aria-label={text('alerts.end-of', { name })} onClick={() => void end()}>
          {text('alerts.end')}
        </Button>
      )}
    </li>
  );
}

function AlertText({ alert: { added_at: time, product, configurable_product: configurable }, name }: { alert: Listed; name: string }) {
  const { locale } = useHost().intl;
  const text = useText();
  const sku = product?.sku ?? undefined;
  // A variant has no page of its own.
  const page = configurable ?? product;
  return (
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
        {text('alerts.since')} <bdi>{formatDate(time, locale)}</bdi>
      </p>
    </div>
  );
}

/** Ends the wish to be told of a product, and offers to have it back. */
function useEnding(sku: string | undefined, name: string) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const [isBusy, setBusy] = useState(false);
  const renew = async () => {
    if (sku === undefined) return;
    const { error } = await changeOrRefresh(host.commerce, RenewProductSubscriptionDocument, { sku });
    if (error) host.toasts.add({ type: 'error', message: await say(error) });
  };
  const end = async () => {
    if (sku === undefined) return;
    setBusy(true);
    // What there is now is for the platform to say, also where another tab was faster.
    const { data, error } = await changeOrRefresh(host.commerce, EndProductSubscriptionDocument, { sku }, { retry: false });
    const told = error && (await say(error));
    setBusy(false);
    if (error || !data?.unsubscribeProductAlertStock?.success) {
      host.toasts.add({ type: 'error', message: told ?? text('alerts.not-ended') });
      return;
    }
    host.toasts.add({
      type: 'success',
      message: text('alerts.ended', { name }),
      actionText: text('alerts.undo'),
      onAction: () => void renew(),
    });
  };
  return { end, isBusy };
}
