import type { EntityType } from 'shared-contracts';
import { Skeleton } from 'shared-ui';
import styles from './page-placeholder.module.css';

const SHIMMER_ITEMS = 6;

/** Shown while a page's code loads: a category's six items, a product's picture and what stands beside it, or a page of any kind. */
export function PagePlaceholder({ entity }: { entity: EntityType | undefined }) {
  return (
    <div className={styles.placeholder} data-placeholder={entity ?? ''} aria-hidden="true">
      <Skeleton width="14rem" height="1rem" />
      <Skeleton width="22rem" height="2rem" />
      {entity === 'CATEGORY' ? (
        <div className={styles.items}>
          {Array.from({ length: SHIMMER_ITEMS }, (_item, index) => (
            <Skeleton key={index} height="16rem" />
          ))}
        </div>
      ) : (
        <div className={entity === 'PRODUCT' ? styles.product : undefined}>
          <Skeleton height="20rem" />
          {entity === 'PRODUCT' && <Skeleton height="14rem" />}
        </div>
      )}
    </div>
  );
}
