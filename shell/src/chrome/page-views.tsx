import { Suspense } from 'react';
import { ErrorState } from 'shared-ui';
import { lazyPart } from '../composition/lazy-part';
import { useText } from '../messages/source';
import styles from './page-views.module.css';

const NotFoundWays = lazyPart(() => import('./not-found-ways'));

/** Nothing has this address. */
export function NotFoundView({ rootCategoryUid }: { rootCategoryUid: string }) {
  const text = useText();
  return (
    <>
      <ErrorState header={text('title.not-found')} message={text('page.not-found')} />
      <div className={styles.ways}>
        <Suspense fallback={null}>
          <NotFoundWays rootCategoryUid={rootCategoryUid} />
        </Suspense>
      </div>
    </>
  );
}

/** The platform could not say where the address leads. */
export function PageErrorView({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return <ErrorState message={text('page.error')} buttonText={text('slot.retry')} onAction={onRetry} />;
}
