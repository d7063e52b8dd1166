import type { CartItem } from 'shared-contracts';
import { useText } from './messages/source';
import styles from './line-stock.module.css';

/** So few are worth telling. */
const FEW = 10;

/** Whether a line can be delivered from stock. What cannot says why elsewhere. */
export function LineStock({ item: { inStock, errors, left } }: { item: CartItem }) {
  const text = useText();
  if (!inStock || errors.length > 0) return null;
  const isScarce = left !== undefined && left > 0 && left <= FEW;
  return (
    <span className={isScarce ? styles.few : styles.stock}>{isScarce ? text('lines.left', { count: left }) : text('lines.in-stock')}</span>
  );
}
