import { formatNumber } from '../format/format';
import styles from './quantity.module.css';

/** `4 ×` before what it counts: in one line, the sign beside the counted thing in both directions of writing. Text stays as typed. */
export function Quantity({ count }: { count: number | string }) {
  return <span className={styles.quantity}>{typeof count === 'number' ? formatNumber(count) : count} ×</span>;
}
