import { useId, useState } from 'react';
import { choiceOf, timesMoney } from 'shared-contracts';
import { Link, useHost } from 'shared-platform';
import { bottomBar, formatNumber, PartText, PriceByVat, SelectField, usePersonal } from 'shared-ui';
import { AddToCartForm } from '../../features/add-to-cart/add-to-cart-form';
import { NotifyButton } from '../../features/notify-me/notify-button';
import { Availability } from '../../features/product-summary/availability';
import styles from './buy-box.module.css';
import { Gallery } from './gallery';
import { useText } from './messages/source';
import { PriceBlock } from './price-block';
import { chosenVariant, type ProductVariant, type ProductView } from './product-view';
import { Sku } from './sku';
import { priceOf, TierPrices } from './tier-prices';
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
  const item = toCartItem(product, variant);
  return (
    <>
      <header className={styles.head}>
        <h1 id={headingId} tabIndex={-1} className={styles.name}>
          <PartText>{product.name}</PartText>
        </h1>
        <div className={styles.facts}>
          <Sku sku={shown.sku} />
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
          {product.options.map((option, index) => (
            <SelectField
              key={option.code}
              ref={index === 0 ? choice.first : undefined}
              label={option.label}
              required
              placeholder
              options={option.values.map(({ uid, label }) => ({ value: uid, label }))}
              value={choice.chosen[option.code] ?? ''}
              error={choice.isMissing && !choice.chosen[option.code] ? text('product.choose-first', { option: option.label }) : undefined}
              onChange={(event) => choice.choose({ [option.code]: event.target.value })}
            />
          ))}
          {!isAvailable && hasExtensions ? (
            <NotifyButton product={{ sku: shown.sku, name: product.name }} describedBy={headingId} />
          ) : (
            <AddToCartForm
              item={item}
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
        <p className={styles.total} aria-live="polite">
          {shown.price && isAvailable && quantity !== undefined && quantity > 1 && (
            <Total quantity={quantity} price={priceOf({ price: shown.price, tiers, quantity })} />
          )}
        </p>
        <div className={styles.actions}>
          {later && (
            <>
              <later.WishlistButton
                product={product}
                item={item && choiceOf(item)}
                onMissingChoice={choice.complain}
                describedBy={headingId}
              />
              <later.CompareAction sku={product.sku} describedBy={headingId} />
              <later.DataSheetButton product={product} sku={shown.sku} image={(variant?.image ?? product.image)?.url} />
              <later.ShareButton name={product.name} />
            </>
          )}
        </div>
        <p className={styles.comparison}>{later && <later.CompareLink sku={product.sku} />}</p>
        {shown.price && <TierPrices tiers={tiers} quantity={quantity} />}
        {product.isConfigurable && !product.isPreview && <VariantTable product={product} chosen={variant} onChoose={choice.choose} />}
      </div>
    </>
  );
}

/** "12 × SAR 16.63 = SAR 199.56": rounded once, as an invoice line is. */
function Total({ quantity, price }: { quantity: number; price: ProductPrice }) {
  const personal = usePersonal();
  return (
    <bdi dir="ltr" className={personal}>
      {/* eslint-disable-next-line no-restricted-syntax -- a sum, read left to right: nothing is counted */}
      {formatNumber(quantity)} × <PriceByVat money={price} size="s" /> = <PriceByVat money={timesMoney(price, quantity)} />
    </bdi>
  );
}

type ProductPrice = ReturnType<typeof priceOf>;

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

/** Which variant the shopper wants. */
function useChoice(product: ProductView) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [isMissing, setMissing] = useState(false);
  const [first, setFirst] = useState<HTMLSelectElement | null>(null);
  return {
    chosen,
    isMissing,
    first: setFirst,
    variant: chosenVariant(product, chosen),
    choose: (choices: Readonly<Record<string, string>>) => setChosen({ ...chosen, ...choices }),
    complain() {
      setMissing(true);
      first?.focus();
    },
  };
}
