import { useId } from 'react';
import { recentlyViewedRef, type RecentlyViewedService, toViewedProducts } from 'shared-contracts';
import { useHost, useSnapshot } from 'shared-platform';
import { NearProducts } from '../../../features/product-row/near-products';
import styles from './home-start.module.css';
import { useText } from './messages/source';

const SHOWN = 4;

/** For those who come back: what they have looked at, as it is now. */
export function ViewedLast() {
  const service = useHost().service(recentlyViewedRef);
  return service && <Shown service={service} />;
}

function Shown({ service }: { service: RecentlyViewedService }) {
  const text = useText();
  const headingId = useId();
  // Until the service itself is there this is what the storage holds.
  const skus = toViewedProducts(useSnapshot(service.state).products)
    .slice(0, SHOWN)
    .map(({ sku }) => sku);
  if (skus.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.heading}>
        {text('home.viewed')}
      </h2>
      <NearProducts skus={skus}>{null}</NearProducts>
    </section>
  );
}
