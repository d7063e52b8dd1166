import { useId } from 'react';
import { Link, useHost } from 'shared-platform';
import { Badge, ButtonLink, formatPercent, PartNumber, PartText, ProductImage, usePersonal } from 'shared-ui';
import { AddToCartForm } from '../add-to-cart/add-to-cart-form';
import { toItem } from '../add-to-cart/to-item';
import { CompareButton } from '../compare/compare-button';
import { NotifyButton } from '../notify-me/notify-button';
import { Availability } from '../product-summary/availability';
import { useProductLink } from '../product-summary/product-link';
import type { ProductSummary } from '../product-summary/product-summary';
import type { KeyDatum } from '../specifications/key-data';
import { KeyDataLine } from '../specifications/key-data-line';
import { ListPrice } from './list-price';
import { useText } from '../../messages/source';
import styles from './product-grid.module.css';

/** Specification: product pictures are 155 px square, pictures have an aspect of 0.8. */
const TILE_PICTURE = { width: 155, ratio: 0.8 } as const;

/** What a tile shows: of a list also its key data. */
export type TileProduct = ProductSummary & { keyData?: readonly KeyDatum[] };

/** One product of a grid. */
export function ProductTile({ product }: { product: TileProduct }) {
  const text = useText();
  const nameId = useId();
  const link = useProductLink(product);
  const personal = usePersonal();
  return (
    <li className={styles.tile}>
      <div className={styles.picture}>
        <ProductImage {...TILE_PICTURE} url={product.image?.url} label="" />
      </div>
      {product.price?.percentOff !== undefined && (
        <span className={`${styles.badge} ${personal}`}>
          <Badge type="accent">{text('price.off', { percent: formatPercent(-product.price.percentOff) })}</Badge>
        </span>
      )}
      <h3 className={styles.name}>
        <Link id={nameId} {...link}>
          <PartText>{product.name}</PartText>
        </Link>
      </h3>
      <p className={styles.sku}>
        <PartNumber sku={product.sku} />
        {product.manufacturer && <span className={styles.maker}>{product.manufacturer}</span>}
      </p>
      <KeyDataLine data={product.keyData ?? []} className={styles.keyData} />
      <ListPrice price={product.price} />
      <p className={styles.availability}>
        <Availability availability={product.availability} />
      </p>
      <div className={styles.buy}>
        <Order product={product} nameId={nameId} />
      </div>
      <CompareButton sku={product.sku} describedBy={nameId} />
    </li>
  );
}

/** How a product of a list is ordered: quantity and button, its page where something has to be chosen, or an alert when it is back. */
export function Order({ product, nameId }: { product: ProductSummary; nameId: string }) {
  const text = useText();
  const { hasExtensions } = useHost();
  const link = useProductLink(product);
  if (product.isConfigurable)
    return (
      <ButtonLink {...link} variant="secondary" size="s" full aria-describedby={nameId}>
        {text('list.choose-options')}
      </ButtonLink>
    );
  const isAvailable = product.availability.status !== 'out-of-stock';
  if (!isAvailable && hasExtensions) return <NotifyButton product={product} describedBy={nameId} size="s" />;
  return <AddToCartForm item={toItem(product)} describedBy={nameId} isAvailable={isAvailable} size="s" />;
}
