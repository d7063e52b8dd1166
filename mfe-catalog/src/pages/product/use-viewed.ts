import { useEffect } from 'react';
import { useHost } from 'shared-platform';
import { whenIdle } from 'shared-ui';
import { recentlyViewedRef } from 'shared-contracts';
import type { ProductView } from './product-view';

/** The product is among those that were viewed last, once it is shown. Who shows them is another matter. */
export function useViewed({ sku, name, path, image }: Pick<ProductView, 'sku' | 'name' | 'path' | 'image'>): void {
  const host = useHost();
  const imageUrl = image?.url;
  useEffect(
    () =>
      whenIdle(() => {
        // Nobody waits for it, and nobody misses it.
        host
          .service(recentlyViewedRef)
          ?.add({ sku, name, path, imageUrl })
          .catch(() => undefined);
      }),
    [host, sku, name, path, imageUrl],
  );
}
