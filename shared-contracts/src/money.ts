/** An amount as the platform gives it. `value` is in units of the currency (SAR 24.15 is 24.15). */
export interface Money {
  value: number;
  currency: string;
}

/** The platform may leave out both parts of an amount. */
export interface PlatformMoney {
  value: number | null;
  currency: string | null;
}

/** Undefined where a part is missing; `fallback` is the currency of one that names none: the store view's. */
export function toMoney(money: Partial<PlatformMoney> | null | undefined, fallback?: string): Money | undefined {
  const currency = money?.currency ?? fallback;
  return typeof money?.value === 'number' && currency ? { value: money.value, currency } : undefined;
}

export const zeroMoney = (currency: string): Money => ({ value: 0, currency });

/** To whole hundredths: sums of decimal fractions, without what binary ones leave behind. */
export function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The first one's currency: amounts of a shop's answer have one. */
export function addMoney(first: Money, ...others: readonly (Money | undefined)[]): Money {
  return { ...first, value: toHundredths(others.reduce((sum, money) => sum + (money?.value ?? 0), first.value)) };
}

/** Rounded once, as a line of an invoice is. */
export function timesMoney({ value, currency }: Money, factor: number): Money {
  return { value: toHundredths(value * factor), currency };
}

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

/** Arabic-Indic (٠–٩) and Eastern Arabic-Indic (۰–۹) digits become 0–9; the rest stays. */
export function toWesternDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
