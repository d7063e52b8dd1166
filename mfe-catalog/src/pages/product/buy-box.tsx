import { useId, useState } from 'react';
import type { AddToWishlistItem } from 'shared-contracts';
import { PartText, SelectField } from 'shared-ui';
import { AddToCartForm } from '../../features/add-to-cart/add-to-cart-form';
import { Availability } from '../../features/product-summary/availability';
import { useText } from './messages/source';
import styles from './buy-box.module.css';
import { PriceBlock } from './price-block';
import { chosenVariant, type ProductView } from './product-view';
import { Sku } from './sku';
import { TierPrices } from './tier-prices';
import { VariantTable } from './variant-table';
import { WishlistButton } from './wishlist-button';

/** What it is called, what it costs, whether it can be had, and the button. */
export function BuyBox({ product }: { product: ProductView }) {
  const text = useText();
  const headingId = useId();
  const choice = useChoice(product);
  const { variant } = choice;
  const shown = variant ?? product;
  const image = product.image?.url;
  const item = product.isConfigurable
    ? variant && {
        sku: variant.sku,
        parentSku: product.sku,
        selectedOptions: Object.values(variant.choices),
        name: product.name,
        ...(image ? { imageUrl: image } : {}),
      }
    : { sku: product.sku, name: product.name, ...(image ? { imageUrl: image } : {}) };
  return (
    <div className={styles.box}>
      <header>
        <h1 id={headingId} tabIndex={-1} className={styles.name}>
          <PartText>{product.name}</PartText>
        </h1>
        <div className={styles.facts}>
          <Sku sku={shown.sku} />
          {product.manufacturer && (
            <span>
              {text('product.manufacturer')}: <strong>{product.manufacturer}</strong>
            </span>
          )}
        </div>
      </header>
      <PriceBlock price={shown.price} />
      <p className={styles.availability} aria-live="polite">
        <Availability availability={shown.availability} />
      </p>
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
      <AddToCartForm
        item={item}
        onMissingChoice={choice.complain}
        describedBy={headingId}
        isAvailable={shown.availability.status !== 'out-of-stock'}
      />
      <WishlistButton product={product} item={item && toWishlistItem(item)} onMissingChoice={choice.complain} describedBy={headingId} />
      <TierPrices tiers={shown.price && !product.isConfigurable ? product.tiers : (variant?.tiers ?? [])} />
      {product.isConfigurable && <VariantTable product={product} chosen={variant} onChoose={choice.choose} />}
    </div>
  );
}

/** The wish list reads names and pictures itself. */
function toWishlistItem({ sku, parentSku, selectedOptions }: AddToWishlistItem): AddToWishlistItem {
  return { sku, ...(parentSku === undefined ? {} : { parentSku }), ...(selectedOptions ? { selectedOptions } : {}) };
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
