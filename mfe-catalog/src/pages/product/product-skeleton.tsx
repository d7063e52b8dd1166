import { Skeleton, Spinner } from 'shared-ui';
import styles from './product-page.module.css';

/** The product page's shape while its data is on its way. */
export function ProductSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton width={280} />
      <div className={styles.top}>
        <Skeleton shape="block" height={480} />
        <div>
          <Skeleton width="80%" height={36} />
          <Skeleton width="40%" />
          <Skeleton width={180} height={36} />
          <Skeleton width="60%" height={44} shape="block" />
          <Spinner />
        </div>
      </div>
    </div>
  );
}
