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
