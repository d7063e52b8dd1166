import { ProductGrid } from '../../features/product-list/product-grid';
import type { ProductSummary } from '../../features/product-summary/product-summary';
import { useText } from './messages/source';

/** What goes with it. */
export function RelatedProducts({ products }: { products: readonly ProductSummary[] }) {
  const text = useText();
  return (
    <section>
      <h2>{text('product.related')}</h2>
      <ProductGrid products={products} columns={4} />
    </section>
  );
}
