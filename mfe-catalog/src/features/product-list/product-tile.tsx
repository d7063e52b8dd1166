import { useId } from 'react';
import { Link } from 'shared-platform';
import { Badge, ButtonLink, formatPercent, PartNumber, PartText, ProductImage, usePersonal } from 'shared-ui';
import { AddToCartForm } from '../add-to-cart/add-to-cart-form';
import { Availability } from '../product-summary/availability';
import type { ProductSummary } from '../product-summary/product-summary';
import { ListPrice } from './list-price';
import { useText } from '../../messages/source';
import styles from './product-grid.module.css';

/** Specification: product pictures are 155 px square; the drawing keeps its own shape inside. */
export const TILE_PICTURE = { width: 124, ratio: 0.8 } as const;

/** One product of a grid. */
export function ProductTile({ product }: { product: ProductSummary }) {
  const text = useText();
  const nameId = useId();
  const personal = usePersonal();
  return (
    <li className={styles.tile}>
      <div className={styles.picture}>
        <ProductImage {...TILE_PICTURE} url={product.image?.url} label="" />
        {product.price?.percentOff !== undefined && (
          <span className={`${styles.badge} ${personal}`}>
            <Badge type="accent">{text('price.off', { percent: formatPercent(-product.price.percentOff) })}</Badge>
          </span>
        )}
      </div>
      <h3 className={styles.name}>
        <Link id={nameId} to={product.path}>
          <PartText>{product.name}</PartText>
        </Link>
      </h3>
      <p className={styles.sku}>
        <PartNumber sku={product.sku} />
      </p>
      <ListPrice price={product.price} />
      <p className={styles.availability}>
        <Availability availability={product.availability} />
      </p>
      <div className={styles.buy}>
        {product.isConfigurable ? (
          <ButtonLink to={product.path} variant="secondary" size="s" full aria-describedby={nameId}>
            {text('list.choose-options')}
          </ButtonLink>
        ) : (
          <AddToCartForm
            item={toItem(product)}
            describedBy={nameId}
            isAvailable={product.availability.status !== 'out-of-stock'}
            size="s"
          />
        )}
      </div>
    </li>
  );
}

export function toItem({ sku, name, image }: ProductSummary) {
  return { sku, name, ...(image ? { imageUrl: image.url } : {}) };
}
