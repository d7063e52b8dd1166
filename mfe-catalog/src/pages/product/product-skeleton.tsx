import { Skeleton, Spinner } from 'shared-ui';
import styles from './product-page.module.css';

/** The product page's shape while its data is on its way. */
export function ProductSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <CrumbsSkeleton />
      <div className={styles.top}>
        <div>
          <Skeleton width="80%" height={36} />
          <Skeleton width="40%" />
        </div>
        <Skeleton shape="block" height={480} />
        <div>
          <Skeleton width={180} height={36} />
          <Skeleton width="60%" height={44} shape="block" />
          <Spinner />
        </div>
      </div>
    </div>
  );
}

/** As high as the line of crumbs. */
export function CrumbsSkeleton() {
  return (
    <p className={styles.crumbs}>
      <Skeleton width={280} />
    </p>
  );
}

/** Where the specifications and the description will stand. */
export function DetailsSkeleton() {
  return (
    <div className={styles.details} aria-busy="true">
      <Skeleton shape="block" height={360} />
      <Skeleton shape="block" height={180} />
    </div>
  );
}
