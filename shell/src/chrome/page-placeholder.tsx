import { Skeleton } from 'shared-ui';
import styles from './page-placeholder.module.css';

const SHIMMER_ITEMS = 6;

/** Shown while a page is resolved or its bundle loads: a category's six items, or a generic page. */
export function PagePlaceholder({ pathname }: { pathname: string }) {
  const isListing = pathname.endsWith('.html');
  return (
    <div className={styles.placeholder} aria-hidden="true">
      <Skeleton width="14rem" height="1rem" />
      <Skeleton width="22rem" height="2rem" />
      {isListing ? (
        <div className={styles.items}>
          {Array.from({ length: SHIMMER_ITEMS }, (_item, index) => (
            <Skeleton key={index} height="16rem" />
          ))}
        </div>
      ) : (
        <Skeleton height="20rem" />
      )}
    </div>
  );
}
