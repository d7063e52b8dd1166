import type { CartItem, CartTotals, Money } from 'shared-contracts';
import { DeliveryPrice, Price } from 'shared-ui';
import { subtotalOf } from '../../service/to-cart-details';
import { useText } from '../../messages/source';
import styles from './totals.module.css';

export interface TotalsProps {
  items: readonly Pick<CartItem, 'rowTotal'>[];
  totals: CartTotals;
  /** A change is under way: the amounts are about to be others. */
  isChanging?: boolean;
  /** Says which delivery. Default: that it is the delivery. */
  shippingLabel?: string | undefined;
  /** Leaves out what comes to nothing here: amounts that are not known yet, and the way to the total where nothing lies between. */
  isShort?: boolean;
}

/** What the cart costs: from the lines to what is to be paid, with VAT; and the same without it. */
export function Totals({ items, totals, isChanging = false, shippingLabel, isShort = false }: TotalsProps) {
  const text = useText();
  const { grandTotal, taxes } = totals;
  const withoutTax = { ...grandTotal, value: grandTotal.value - taxes.reduce((sum, { amount }) => sum + amount.value, 0) };
  const isPlain = isShort && totals.discounts.length === 0 && !totals.shipping;
  return (
    <dl className={styles.totals} data-changing={isChanging || undefined} aria-busy={isChanging}>
      {!isPlain && <Amount label={text('totals.subtotal')} money={subtotalOf(items)} />}
      {totals.discounts.map(({ label, amount }) => (
        <Amount key={label} label={label || text('totals.discount')} money={{ ...amount, value: -Math.abs(amount.value) }} />
      ))}
      {(!isShort || totals.shipping) && (
        <div className={styles.row}>
          <dt>{shippingLabel ?? text('totals.shipping')}</dt>
          <dd>
            {totals.shipping ? (
              <DeliveryPrice money={totals.shipping} />
            ) : (
              <span className={styles.later}>{text('totals.shipping-later')}</span>
            )}
          </dd>
        </div>
      )}
      {taxes.length > 0 && <Amount label={text('totals.without-tax')} money={withoutTax} isQuiet />}
      {!isShort && taxes.map(({ label, amount }) => <Amount key={label} label={label || text('totals.vat')} money={amount} isQuiet />)}
      <div className={`${styles.row} ${styles.grand}`}>
        <dt>
          {text('totals.grand')} <span className={styles.note}>{text('totals.including')}</span>
        </dt>
        <dd>
          <Price money={grandTotal} size={isShort ? 'm' : 'l'} />
        </dd>
      </div>
    </dl>
  );
}

function Amount({ label, money, isQuiet = false }: { label: string; money: Money; isQuiet?: boolean }) {
  return (
    <div className={isQuiet ? `${styles.row} ${styles.quiet}` : styles.row}>
      <dt>{label}</dt>
      <dd>
        <Price money={money} size={isQuiet ? 's' : 'm'} />
      </dd>
    </div>
  );
}
