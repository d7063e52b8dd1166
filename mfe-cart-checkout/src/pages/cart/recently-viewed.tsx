import { useId } from 'react';
import { recentlyViewedRef, type RecentlyViewedService, toViewedProducts, type ViewedProduct } from 'shared-contracts';
import { Link, useHost, useOperation, useSnapshot } from 'shared-platform';
import { PartText, ProductImage } from 'shared-ui';
import { useText } from './messages/source';
import styles from './recently-viewed.module.css';
import { ViewedProductsDocument } from './viewed-products.graphql.ts';

/** The way back to what was viewed last. Only where a live release keeps it, and there is something. */
export function RecentlyViewed() {
  const service = useHost().service(recentlyViewedRef);
  return service && <Shown service={service} />;
}

function Shown({ service }: { service: RecentlyViewedService }) {
  const text = useText();
  const headingId = useId();
  // Until the service itself is there this is what the storage holds.
  const products = toViewedProducts(useSnapshot(service.state).products);
  const inThisView = useThisView(products.map(({ sku }) => sku));
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>{text('recently-viewed.title')}</h2>
      <ul className={styles.products}>
        {products
          .map((product) => ({ ...product, ...inThisView.get(product.sku) }))
          .map(({ sku, name, path, imageUrl }) => (
            <li key={sku}>
              <Link to={path} className={styles.product}>
                <ProductImage url={imageUrl} label="" width={160} ratio={1} className={styles.picture} />
                <span className={styles.name}>
                  <PartText>{name}</PartText>
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** What a product is called, and where it is, in this store view: it may have been viewed in the other one. */
type Found = Pick<ViewedProduct, 'name' | 'path'>;

/** By SKU. Until the platform has answered, and where it does not, nothing. */
function useThisView(skus: string[]): ReadonlyMap<string, Found> {
  const { data } = useOperation(ViewedProductsDocument, { skus }, { isPaused: skus.length === 0, keepLast: true });
  return new Map(
    (data?.products?.items ?? []).flatMap((item) =>
      item?.sku && item.name && item.url_key
        ? [[item.sku, { name: item.name, path: `/${item.url_key}${item.url_suffix ?? ''}` }] as const]
        : [],
    ),
  );
}
