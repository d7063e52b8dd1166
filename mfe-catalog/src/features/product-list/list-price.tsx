import { Price, usePersonal, VisuallyHidden } from 'shared-ui';
import type { PriceView } from '../product-summary/price-view';
import { useText } from '../../messages/source';
import styles from './list-price.module.css';

/** A price in a list: with VAT, the regular one struck out beside a special one, without VAT below. "excl. VAT" has a class of its own. */
export function ListPrice({ price, wordsClassName }: { price: PriceView | undefined; wordsClassName?: string | undefined }) {
  const text = useText();
  const className = `${styles.price} ${usePersonal()}`;
  if (!price) return <p className={className}>{text('price.on-request')}</p>;
  return (
    <p className={className}>
      {price.isFrom && <span className={styles.note}>{text('price.from')} </span>}
      <Price money={price.price} />
      {price.regular && (
        <>
          {' '}
          <VisuallyHidden>{text('price.regular')} </VisuallyHidden>
          <Price money={price.regular} size="s" strike />
        </>
      )}
      <span className={styles.note}>
        <Price money={price.withoutVat} size="s" /> <span className={wordsClassName}>{text('price.without-vat')}</span>
      </span>
    </p>
  );
}
