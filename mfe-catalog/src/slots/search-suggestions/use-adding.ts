import { useState } from 'react';
import { useHost } from 'shared-platform';
import { addTo } from '../../features/add-to-cart/add-to';
import { toItem } from '../../features/add-to-cart/to-item';
import type { ProductSummary } from '../../features/product-summary/product-summary';
import { useText } from './messages/source';

/** Adds one piece of a suggested product. The cart says that it was added; what goes wrong is a toast: the list has no room for it. */
export function useAdding() {
  const host = useHost();
  const text = useText();
  const [adding, setAdding] = useState<string>();
  const add = async (product: ProductSummary) => {
    if (adding !== undefined) return;
    setAdding(product.sku);
    const failure = await addTo(host, { ...toItem(product), quantity: 1 }, text('add-to-cart.failed'));
    setAdding(undefined);
    if (failure !== undefined) host.toasts.add({ type: 'error', message: `${product.name}: ${failure}` });
  };
  return { adding, add };
}
