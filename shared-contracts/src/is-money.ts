import type { Money } from './money';

/** Whether what comes from the browser's storage, which anything may have written to, is an amount that can be formatted. */
export function isMoney(value: unknown): value is Money {
  if (typeof value !== 'object' || value === null) return false;
  const { value: amount, currency } = value as Partial<Record<keyof Money, unknown>>;
  return Number.isFinite(amount) && /^[A-Z]{3}$/.test(String(currency));
}
