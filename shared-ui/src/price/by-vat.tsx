import type { Money } from 'shared-contracts';
import type { ReactNode } from 'react';
import { VAT_PERCENT } from '../format/format';
import styles from './by-vat.module.css';
import { Price, type PriceProps } from './price';

/**
 * One of two, as the visitor has chosen to read prices. Both stand in the markup, since documents are the same for all: the shell's mark on
 * `<html>` (`data-net`) shows one of them from the first paint on.
 */
export function ByVat({ withVat, withoutVat }: { withVat: ReactNode; withoutVat: ReactNode }) {
  return (
    <>
      <span className={styles.with}>{withVat}</span>
      <span className={styles.without}>{withoutVat}</span>
    </>
  );
}

/** A product's price that stands alone: `money` holds VAT. */
export function PriceByVat({ money, ...look }: PriceProps) {
  return <ByVat withVat={<Price money={money} {...look} />} withoutVat={<Price money={withoutVat(money)} {...look} />} />;
}

/** The net amount, rounded to two places as an invoice line is. */
export function withoutVat({ value, currency }: Money): Money {
  return { value: Math.round((value * 100 * 100) / (100 + VAT_PERCENT)) / 100, currency };
}
