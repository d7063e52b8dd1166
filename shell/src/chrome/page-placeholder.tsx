import type { EntityType } from 'shared-contracts';
import { Skeleton } from 'shared-ui';
import styles from './page-placeholder.module.css';

const SHAPES = 6;

/**
 * Shown until a page has something to show itself: a category's filters (their button on a small screen) and six items, a product's picture
 * and what stands beside it, or a page of any kind.
 */
export function PagePlaceholder({ entity }: { entity: EntityType | undefined }) {
  return (
    <div className={styles.placeholder} data-placeholder={entity ?? ''} aria-hidden="true">
      <Skeleton width="14rem" height="1rem" />
      <Skeleton width="22rem" height="2rem" />
      {entity === 'CATEGORY' ? (
        <div className={styles.listing}>
          <Shapes className={styles.filters} height="2.75rem" />
          <Shapes className={styles.items} height="26.5rem" />
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

function Shapes({ className, height }: { className: string | undefined; height: string }) {
  return (
    <div className={className}>
      {Array.from({ length: SHAPES }, (_shape, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </div>
  );
}
