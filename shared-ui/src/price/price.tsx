import { formatMoney, type Money } from 'shared-contracts';
import { classNames } from '../class-names';
import { usePersonal } from './personal';
import styles from './price.module.css';

export interface PriceProps {
  money: Money;
  /** Default `m`. */
  size?: 's' | 'm' | 'l' | undefined;
  /** Struck out: no longer the price. Say in words what it is. */
  strike?: boolean | undefined;
}

/** An amount, left to right in both languages, in figures of one width. A guest's is not shown to a customer: it keeps its place. */
export function Price({ money, size = 'm', strike = false }: PriceProps) {
  const personal = usePersonal();
  const amount = (
    <bdi dir="ltr" className={classNames(styles.price, styles[size], strike && styles.strike, personal)}>
      {formatMoney(money)}
    </bdi>
  );
  return strike ? <s className={styles.struck}>{amount}</s> : amount;
}
