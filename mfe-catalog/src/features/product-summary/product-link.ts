import type { MouseEvent } from 'react';
import { entityAttributes } from 'shared-contracts';
import { useHost, useIsProvisional } from 'shared-platform';
import { follow } from './followed-product';
import type { ProductSummary } from './product-summary';

/** What makes a link to a product's page a fast one: its address is known, and the page begins with what is shown here. */
export function useProductLink(product: ProductSummary) {
  const host = useHost();
  const isProvisional = useIsProvisional();
  return {
    to: product.path,
    ...entityAttributes({ type: 'PRODUCT', uid: product.uid, urlKey: product.urlKey }),
    onClick(event: MouseEvent<HTMLElement>) {
      // A guest's price is not the customer's.
      if (!isProvisional) follow(host, product, pictureBeside(event.currentTarget));
    },
  };
}

/** The address of the picture that is shown with a link. */
function pictureBeside(link: HTMLElement): string | undefined {
  const picture = link.closest('li, tr')?.querySelector('img');
  return picture?.complete && picture.naturalWidth > 0 ? picture.currentSrc : undefined;
}
