import styles from './product-grid.module.css';
import { ProductTile, type TileProduct } from './product-tile';

/** Products side by side: three columns, two on a narrow screen; four where there is no sidebar. */
export function ProductGrid({ products, columns = 3 }: { products: readonly TileProduct[]; columns?: 3 | 4 }) {
  return (
    <ul className={`${styles.grid} ${columns === 4 ? styles.four : ''}`}>
      {products.map((product) => (
        <ProductTile key={product.uid} product={product} />
      ))}
    </ul>
  );
}
