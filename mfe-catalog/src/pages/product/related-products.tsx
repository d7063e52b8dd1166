import { Link } from 'shared-platform';
import { PartNumber, PartText, PriceByVat } from 'shared-ui';
import { useText } from './messages/source';
import type { ProductView } from './product-view';
import styles from './product-page.module.css';
import type { Later } from './use-later';

/** What is of the same size, compared once that has been loaded; what goes with it. */
export function RelatedProducts({ product, later }: { product: ProductView; later: Later | undefined }) {
  const text = useText();
  return (
    <>
      {product.size && (
        <section id="alternatives">
          <h2>{text('product.alternatives')}</h2>
          <div className={styles.alternatives}>{later && <later.Alternatives sku={product.sku} size={product.size} />}</div>
        </section>
      )}
      {product.related.length > 0 && (
        <section>
          <h2>{text('product.related')}</h2>
          <ul className={styles.related}>
            {product.related.map(({ uid, name, sku, path, price }) => (
              <li key={uid}>
                <Link to={path}>
                  <PartText>{name}</PartText>
                </Link>
                <PartNumber sku={sku} className={styles.sku} />
                {price && <PriceByVat money={price.price} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
