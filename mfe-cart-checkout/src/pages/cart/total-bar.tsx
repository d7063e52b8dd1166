import type { RefObject } from 'react';
import type { CartDetails } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { bottomBar, Button, Price } from 'shared-ui';
import { isOrderable } from '../../features/cart-lines/line-facts';
import { useText } from './messages/source';
import styles from './total-bar.module.css';

interface TotalBarProps {
  details: CartDetails;
  count: number;
  isChanging: boolean;
  /** Says why there is no checkout yet. */
  summary: RefObject<HTMLElement | null>;
}

/** On a phone, at the bottom of the screen while the lines scroll: what it comes to, and the way on. */
export function TotalBar({ details: { items, totals }, count, isChanging, summary }: TotalBarProps) {
  const host = useHost();
  const text = useText();
  const isBlocked = !items.every(isOrderable);
  return (
    <div className={styles.bar} {...bottomBar} role="group" aria-label={text('cart.bar')}>
      <p className={styles.total} aria-busy={isChanging}>
        <span className={styles.count}>{text('cart.count', { count })}</span>
        <Price money={totals.grandTotal} />
      </p>
      <Button onClick={() => (isBlocked ? summary.current?.focus() : host.navigation.push('/checkout'))}>{text('cart.to-checkout')}</Button>
    </div>
  );
}
