import type { CartTotals, Money } from 'shared-contracts';
import { useText } from 'shared-platform';
import { Price } from 'shared-ui';
import styles from './totals.module.css';

export interface TotalsProps {
  totals: CartTotals;
  /** A change is under way: the amounts are about to be others. */
  isChanging?: boolean;
}

/** What the cart costs, line by line, with and without VAT. */
export function Totals({ totals, isChanging = false }: TotalsProps) {
  const text = useText();
  return (
    <dl className={styles.totals} data-changing={isChanging || undefined} aria-busy={isChanging}>
      <Amount label={text('totals.subtotal')} money={totals.subtotalExcludingTax} />
      {totals.discounts.map(({ label, amount }) => (
        <Amount key={label} label={label || text('totals.discount')} money={{ ...amount, value: -Math.abs(amount.value) }} />
      ))}
      <div className={styles.row}>
        <dt>{text('totals.shipping')}</dt>
        <dd>{totals.shipping ? totals.shipping.value === 0 ? text('totals.free') : <Price money={totals.shipping} /> : <span className={styles.later}>{text('totals.shipping-later')}</span>}</dd>
      </div>
      {totals.taxes.map(({ label, amount }) => (
        <Amount key={label} label={label || text('totals.vat')} money={amount} />
      ))}
      <div className={`${styles.row} ${styles.grand}`}>
        <dt>
          {text('totals.grand')} <span className={styles.note}>{text('totals.including')}</span>
        </dt>
        <dd>
          <Price money={totals.grandTotal} size="l" />
        </dd>
      </div>
    </dl>
  );
}

function Amount({ label, money }: { label: string; money: Money }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        <Price money={money} />
      </dd>
    </div>
  );
}
