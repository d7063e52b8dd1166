import type { Money } from './money';

const SYMBOLS: Readonly<Record<string, string>> = { USD: '$', GBP: '£', EUR: '€' };

/**
 * Formats an amount as the shop shows it, in both languages: `SAR 1,234.50`, `$1,234.50`. Show it isolated left to right.
 * USD, GBP and EUR have symbols; any other currency uses its own code. Less than nothing has a minus sign (U+2212).
 */
export function formatMoney(money: Money): string {
  const [whole = '0', fraction = '00'] = Math.abs(money.value).toFixed(2).split('.');
  const digits = `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
  const symbol = SYMBOLS[money.currency];
  const sign = money.value < 0 && Number(`${whole}.${fraction}`) !== 0 ? '\u2212' : '';
  return symbol ? `${sign}${symbol}${digits}` : `${sign}${money.currency} ${digits}`;
}
