import { useId, useState } from 'react';
import { choiceOf, timesMoney } from 'shared-contracts';
import { Link, useHost } from 'shared-platform';
import { bottomBar, formatNumber, PartText, PriceByVat, usePersonal } from 'shared-ui';
import { AddToCartForm } from '../../features/add-to-cart/add-to-cart-form';
import { NotifyButton } from '../../features/notify-me/notify-button';
import { Availability } from '../../features/product-summary/availability';
import type { PriceView } from '../../features/product-summary/price-view';
import styles from './buy-box.module.css';
import { Gallery } from './gallery';
import { useText } from './messages/source';
import { PriceBlock } from './price-block';
import { OptionFields, useChoice, type Choice } from './product-options';
import type { ProductVariant, ProductView } from './product-view';
import { Sku } from './sku';
import { priceOf, TierPrices, type TierPricesProps } from './tier-prices';
import type { Later } from './use-later';
import { VariantTable } from './variant-table';

interface BuyBoxProps {
  product: ProductView;
  /** The list's picture, shown until the large one has come. */
  thumbnail: string | undefined;
  later: Later | undefined;
}

/** What it is called, how it looks, what it costs, whether and when it can be had, and the button. */
export function BuyBox({ product, thumbnail, later }: BuyBoxProps) {
  const text = useText();
  const { hasExtensions } = useHost();
  const headingId = useId();
  const choice = useChoice(product);
  const [quantity, setQuantity] = useState<number | undefined>(1);
  const { variant } = choice;
  const shown = variant ?? product;
  const isAvailable = shown.availability.status !== 'out-of-stock';
  const tiers = product.isConfigurable ? (variant?.tiers ?? []) : product.tiers;
  return (
    <>
      <Head product={product} sku={shown.sku} id={headingId} />
      <Gallery key={variant?.sku} pictures={picturesOf(product, variant)} name={product.name} thumbnail={thumbnail} />
      <div className={styles.panel}>
        <p className={styles.availability} aria-live="polite">
          <Availability availability={shown.availability} />
        </p>
        {hasExtensions && (
          <p className={styles.dispatch}>
            {later && <later.DispatchLine sku={product.sku} variant={variant?.sku} isAvailable={isAvailable} />}
          </p>
        )}
        <div className={styles.order} {...bottomBar}>
          <PriceBlock price={shown.price} />
          <OptionFields options={product.options} choice={choice} />
          {!isAvailable && hasExtensions ? (
            <NotifyButton product={{ sku: shown.sku, name: product.name }} describedBy={headingId} />
          ) : (
            <AddToCartForm
              item={toCartItem(product, variant)}
              onMissingChoice={choice.complain}
              describedBy={headingId}
              isAvailable={isAvailable}
              onQuantity={setQuantity}
            />
          )}
        </div>
        {!isAvailable && product.size && (
          <p className={styles.instead}>
            <a href="#alternatives">{text('product.instead')}</a>
          </p>
        )}
        <Total price={isAvailable ? shown.price : undefined} tiers={tiers} quantity={quantity} />
        <div className={styles.actions}>
          {later && <LaterActions later={later} product={product} choice={choice} describedBy={headingId} />}
        </div>
        <p className={styles.comparison}>{later && <later.CompareLink sku={product.sku} />}</p>
        {shown.price && <TierPrices tiers={tiers} quantity={quantity} />}
        {product.isConfigurable && !product.isPreview && <VariantTable product={product} chosen={variant} onChoose={choice.choose} />}
      </div>
    </>
  );
}

function Head({ product, sku, id }: { product: ProductView; sku: string; id: string }) {
  const text = useText();
  return (
    <header className={styles.head}>
      <h1 id={id} tabIndex={-1} className={styles.name}>
        <PartText>{product.name}</PartText>
      </h1>
      <div className={styles.facts}>
        <Sku sku={sku} />
        {product.manufacturer && (
          <span>
            {text('product.manufacturer')}:{' '}
            {product.manufacturerId ? (
              <Link to={`/search.html?f.manufacturer=${product.manufacturerId}`}>{product.manufacturer}</Link>
            ) : (
              <strong>{product.manufacturer}</strong>
            )}
          </span>
        )}
      </div>
    </header>
  );
}

interface LaterActionsProps extends Pick<BuyBoxProps, 'product'> {
  later: Later;
  choice: Choice;
  /** Id of the product's name. */
  describedBy: string;
}

function LaterActions({ later, product, choice, describedBy }: LaterActionsProps) {
  const { variant } = choice;
  const item = toCartItem(product, variant);
  return (
    <>
      <later.WishlistButton product={product} item={item && choiceOf(item)} onMissingChoice={choice.complain} describedBy={describedBy} />
      <later.CompareAction sku={product.sku} describedBy={describedBy} />
      <later.DataSheetButton product={product} sku={(variant ?? product).sku} image={(variant?.image ?? product.image)?.url} />
      <later.ShareButton name={product.name} />
    </>
  );
}

interface TotalProps extends Omit<TierPricesProps, 'price'> {
  price: PriceView | undefined;
}

/** "12 × SAR 16.63 = SAR 199.56": rounded once, as an invoice line is. */
function Total({ price, tiers, quantity = 1 }: TotalProps) {
  const personal = usePersonal();
  const piece = price && quantity > 1 ? priceOf({ price, tiers, quantity }) : undefined;
  return (
    <p className={styles.total} aria-live="polite">
      {piece && (
        <bdi dir="ltr" className={personal}>
          {/* eslint-disable-next-line no-restricted-syntax -- a sum, read left to right: nothing is counted */}
          {formatNumber(quantity)} × <PriceByVat money={piece} size="s" /> = <PriceByVat money={timesMoney(piece, quantity)} />
        </bdi>
      )}
    </p>
  );
}

function toCartItem(product: ProductView, variant: ProductVariant | undefined) {
  const image = (variant?.image ?? product.image)?.url;
  const rest = { name: product.name, ...(image ? { imageUrl: image } : {}) };
  if (!product.isConfigurable) return { sku: product.sku, ...rest, ...(product.price ? { price: product.price.price } : {}) };
  return variant && { sku: variant.sku, parentSku: product.sku, selectedOptions: Object.values(variant.choices), ...rest };
}

/** The chosen variant's own picture first. */
function picturesOf({ gallery, image }: ProductView, variant: ProductVariant | undefined) {
  const pictures = gallery.length > 0 ? gallery : image ? [image] : [];
  const own = variant?.image;
  return own ? [own, ...pictures.filter(({ url }) => url !== own.url)] : pictures;
}
