import { formatNumber } from 'shared-ui';
import styles from './quantity.module.css';

/** `4 ×`, left to right whatever stands beside it. */
export function Quantity({ count }: { count: number }) {
  return (
    <bdi dir="ltr" className={styles.quantity}>
      {formatNumber(count)} ×
    </bdi>
  );
}
