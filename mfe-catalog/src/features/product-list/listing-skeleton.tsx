import { Skeleton } from 'shared-ui';
import gridStyles from './product-grid.module.css';
import styles from './product-listing.module.css';

const ITEMS = 6;
const FILTER_GROUPS = 6;

/** The list's shape while it is on its way: filters or the button that opens them, the toolbar, the specification's six items. */
export function ListingSkeleton() {
  return (
    <div className={styles.listing} aria-busy="true">
      <div className={styles.sidebar} data-skeleton="sidebar">
        {Array.from({ length: FILTER_GROUPS }, (_, index) => (
          <p key={index} className={styles.group}>
            <Skeleton width="70%" height={20} />
          </p>
        ))}
      </div>
      <div className={styles.results}>
        <div className={styles.top}>
          <div className={styles.opener} data-skeleton="filter-button">
            <Skeleton width={120} height={44} shape="block" />
          </div>
          <Skeleton height={44} shape="block" />
        </div>
        <ul className={gridStyles.grid}>
          {Array.from({ length: ITEMS }, (_, index) => (
            <li key={index} className={styles.item} data-skeleton="item">
              <Skeleton height="100%" shape="block" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
