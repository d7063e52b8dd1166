import type { CurrencyEnum } from '../../../generated/resolver-types.ts';
import { CURRENCY } from '../store-view/stores.ts';
import { shownCurrency } from './currency.ts';

/** Amounts are whole halalas in code and numeric in the database; only answers show riyals. */
export type Halalas = number;

export const VAT_PERCENT = 15;

/** The tax inside an amount that includes it, rounded half up to the halala. */
export function includedTax(amount: Halalas): Halalas {
  return divideHalfUp(amount * VAT_PERCENT, 100 + VAT_PERCENT);
}

export function percentOf(amount: Halalas, percent: number): Halalas {
  return divideHalfUp(amount * percent, 100);
}

/** Integer division, rounded half up, exact below 2^53. */
function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((dividend * 2 + divisor) / (divisor * 2));
}

interface Money {
  readonly value: number;
  readonly currency: CurrencyEnum;
}

/** The GraphQL type Money, in the currency that the request asked for. */
export function money(amount: Halalas): Money {
  return { value: shownAmount(amount), currency: shownCurrency().code };
}

/** The same in riyals: orders are placed, kept and shown in the shop's own currency. */
export function baseMoney(amount: Halalas): Money {
  return { value: riyals(amount), currency: CURRENCY };
}

/** An amount in the currency that the request asked for, with at most two decimals. */
export function shownAmount(amount: Halalas): number {
  return riyals(Math.round(amount * shownCurrency().rate));
}

/** Riyals with at most two decimals: a division of an integer by 100 is the double nearest to the decimal. */
export function riyals(amount: Halalas): number {
  return amount / 100;
}

/** For numeric columns. */
export function decimal(amount: Halalas): string {
  const sign = amount < 0 ? '-' : '';
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
