import { formatMoney, type Money } from 'shared-contracts';
import { classNames } from '../class-names';
import styles from './price.module.css';

export interface PriceProps {
  money: Money;
  /** Default `m`. */
  size?: 's' | 'm' | 'l' | undefined;
  /** Struck out: no longer the price. Say in words what it is. */
  strike?: boolean | undefined;
}

/** An amount, left to right in both languages, in figures of one width. */
export function Price({ money, size = 'm', strike = false }: PriceProps) {
  const amount = (
    <bdi dir="ltr" className={classNames(styles.price, styles[size], strike && styles.strike)}>
      {formatMoney(money)}
    </bdi>
  );
  return strike ? <s className={styles.struck}>{amount}</s> : amount;
}
