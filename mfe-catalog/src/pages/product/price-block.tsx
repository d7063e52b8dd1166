import { Badge, formatPercent, Price, usePersonal, VAT_PERCENT, VisuallyHidden } from 'shared-ui';
import type { PriceView } from '../../features/product-summary/price-view';
import { useText } from './messages/source';
import styles from './buy-box.module.css';

/** The price with VAT, the one before a special price; the one without VAT, which is read first by who has chosen so. */
export function PriceBlock({ price }: { price: PriceView | undefined }) {
  const text = useText();
  const className = `${styles.price} ${usePersonal()}`;
  if (!price) return <p className={className}>{text('price.on-request')}</p>;
  return (
    <div className={className}>
      <p className={styles.main}>
        {price.isFrom && <span>{text('price.from')}</span>}
        <Price money={price.price} size="l" />
        <span className={styles.note}>{text('price.with-vat', { percent: formatPercent(VAT_PERCENT) })}</span>
      </p>
      {price.regular && (
        <p className={styles.special}>
          <VisuallyHidden>{text('price.regular')}</VisuallyHidden>
          <Price money={price.regular} strike />
          {price.percentOff !== undefined && (
            <Badge type="accent">{text('price.off', { percent: formatPercent(-price.percentOff) })}</Badge>
          )}
        </p>
      )}
      <p className={styles.net}>
        <Price money={price.withoutVat} size="s" /> <span className={styles.note}>{text('price.without-vat')}</span>
      </p>
    </div>
  );
}
