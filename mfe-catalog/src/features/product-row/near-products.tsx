import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useHost, useSnapshot } from 'shared-platform';
import { whenNear } from 'shared-ui';
import styles from './near-products.module.css';
import type { ProductRowProps } from './product-row';

/** CSS pixels below what is seen. */
const NEAR = '600px';

interface NearProductsProps extends Pick<ProductRowProps, 'skus'> {
  /** Shown until they are there. */
  children: ReactNode;
}

/** Products that are loaded, code and answers, once somebody has come near. Their room is kept. */
export function NearProducts({ skus, children }: NearProductsProps) {
  const { telemetry, connectivity } = useHost();
  const { isOnline } = useSnapshot(connectivity.state);
  const place = useRef<HTMLDivElement>(null);
  const [Row, setRow] = useState<ComponentType<ProductRowProps>>();
  const [isShown, setShown] = useState(false);
  const show = useCallback(() => setShown(true), []);
  useEffect(() => {
    // Without a connection there is nothing to be had: it comes with it.
    if (!isOnline) return undefined;
    const load = () => {
      import(/* webpackChunkName: "product-row" */ './product-row').then(
        ({ ProductRow }) => setRow(() => ProductRow),
        (error: unknown) => {
          // What the network took away comes with it: this is begun anew then.
          if (navigator.onLine && connectivity.state.get().isOnline) telemetry.recordError(error);
        },
      );
    };
    return whenNear(place.current, load, NEAR);
  }, [isOnline, connectivity, telemetry]);
  return (
    <div ref={place} className={styles.products}>
      {!isShown && <div className={styles.before}>{children}</div>}
      {Row && <Row skus={skus} place={place} isAlone={isShown} onShown={show} />}
    </div>
  );
}
