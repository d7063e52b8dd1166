import { useId, useState } from 'react';
import type { CartDetails, CartItem } from 'shared-contracts';
import {
  carrierTitle,
  ChosenOptions,
  DeliveryPrice,
  Icon,
  PartNumber,
  PartText,
  Price,
  ProductImage,
  Quantity,
  VisuallyHidden,
} from 'shared-ui';
import { Totals } from '../../features/cart-totals/totals';
import { withDelivery } from '../../features/cart-totals/with-delivery';
import { isSameMethod, type ShippingMethod } from '../../features/checkout-process/checkout-state';
import { useText } from './messages/source';
import styles from './order-summary.module.css';

export interface OrderSummaryProps {
  details: CartDetails;
  isChanging: boolean;
  /** The delivery that the platform knows of. */
  chosen: ShippingMethod | undefined;
  /** The one that is marked in the open step: the amounts follow it at once. */
  marked: ShippingMethod | undefined;
}

/** What is being ordered: beside the steps, or folded above them on a phone. */
export function OrderSummary({ details, isChanging, chosen, marked }: OrderSummaryProps) {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const delivery = marked ?? chosen;
  const totals = marked ? withDelivery(details.totals, marked) : details.totals;
  const title =
    delivery && text('checkout.summary.shipping', { method: carrierTitle(text, delivery.carrier_title, delivery.carrier_code) });
  return (
    <section aria-labelledby={`${id}-title`} className={styles.summary}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {text('checkout.summary.title')}
        </h2>
        <span className={styles.count}>{text('checkout.summary.count', { count: details.items.length })}</span>
        <span className={styles.short}>
          <Price money={totals.grandTotal} />
        </span>
        <button type="button" className={styles.fold} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <Icon name="chevron" className={styles.arrow} />
          {text(isOpen ? 'checkout.summary.hide' : 'checkout.summary.show')}
        </button>
      </div>
      <div id={id} className={styles.content} data-open={isOpen}>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: a keyboard has to reach it */}
        <div className={styles.scroll} role="region" aria-label={text('checkout.summary.items')} tabIndex={0}>
          <ul className={styles.lines}>
            {details.items.map((item) => (
              <SummaryLine key={item.uid} item={item} />
            ))}
          </ul>
        </div>
        <Totals items={details.items} totals={totals} isChanging={isChanging} shippingLabel={title} />
      </div>
      <VisuallyHidden>
        <span role="status">
          {marked && !isSameMethod(marked, chosen) && (
            <>
              {title}: <DeliveryPrice money={marked.price} />. {text('totals.grand')}: <Price money={totals.grandTotal} />
            </>
          )}
        </span>
      </VisuallyHidden>
    </section>
  );
}

function SummaryLine({ item }: { item: CartItem }) {
  return (
    <li className={styles.line}>
      <ProductImage url={item.image?.url} label="" width={48} ratio={1} className={styles.picture} />
      <span className={styles.facts}>
        <span>
          <PartText>{item.name}</PartText>
        </span>
        <span className={styles.sku}>
          <Quantity count={item.quantity} /> <PartNumber sku={item.sku} />
        </span>
        <ChosenOptions options={item.options} />
      </span>
      <Price money={item.rowTotal} size="s" />
    </li>
  );
}
