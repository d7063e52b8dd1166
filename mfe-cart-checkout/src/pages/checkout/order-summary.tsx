import { useId, useState } from 'react';
import type { CartDetails, CartItem } from 'shared-contracts';
import { Icon, PartNumber, PartText, Price, ProductImage } from 'shared-ui';
import { Totals } from '../../features/cart-totals/totals';
import { useText } from './messages/source';
import styles from './order-summary.module.css';

/** What is being ordered: beside the steps, or folded above them on a phone. */
export function OrderSummary({ details, isChanging }: { details: CartDetails; isChanging: boolean }) {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby={`${id}-title`} className={styles.summary}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {text('checkout.summary.title')}
        </h2>
        <span className={styles.short}>
          <Price money={details.totals.grandTotal} />
        </span>
        <button type="button" className={styles.fold} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <Icon name="chevron" className={styles.arrow} />
          {text(isOpen ? 'checkout.summary.hide' : 'checkout.summary.show')}
        </button>
      </div>
      <div id={id} className={styles.content} data-open={isOpen}>
        <ul className={styles.lines}>
          {details.items.map((item) => (
            <SummaryLine key={item.uid} item={item} />
          ))}
        </ul>
        <Totals items={details.items} totals={details.totals} isChanging={isChanging} />
      </div>
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
          <bdi dir="ltr">
            {item.quantity} × <PartNumber sku={item.sku} />
          </bdi>
        </span>
      </span>
      <Price money={item.rowTotal} size="s" />
    </li>
  );
}
