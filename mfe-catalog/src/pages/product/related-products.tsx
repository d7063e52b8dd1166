import { useText } from 'shared-platform';
import { ProductGrid } from '../../features/product-list/product-grid';
import type { ProductSummary } from '../../features/product-summary/product-summary';

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
