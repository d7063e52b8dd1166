import { ByVat, Price, usePersonal, VisuallyHidden } from 'shared-ui';
import type { PriceView } from '../product-summary/price-view';
import { useText } from '../../messages/source';
import styles from './list-price.module.css';

/**
 * A price in a list: with VAT, the regular one struck out beside a special one; without VAT. The one that is not read first says so below.
 * What says "excl. VAT" has a class of its own.
 */
export function ListPrice({ price, wordsClassName = '' }: { price: PriceView | undefined; wordsClassName?: string | undefined }) {
  const text = useText();
  const personal = usePersonal();
  if (!price) return <p className={`${styles.request} ${personal}`}>{text('price.on-request')}</p>;
  const words = `${styles.words} ${wordsClassName}`;
  return (
    <p className={`${styles.price} ${personal}`}>
      <span className={styles.gross}>
        {price.isFrom && <span className={styles.words}>{text('price.from')} </span>}
        <Price money={price.price} />
        {price.regular && (
          <>
            {' '}
            <VisuallyHidden>{text('price.regular')} </VisuallyHidden>
            <Price money={price.regular} size="s" strike />
          </>
        )}
        <ByVat withVat={undefined} withoutVat={<span className={words}> {text('price.incl-vat')}</span>} />
      </span>{' '}
      <span className={styles.net}>
        <Price money={price.withoutVat} size="s" /> <span className={words}>{text('price.without-vat')}</span>
      </span>
    </p>
  );
}
