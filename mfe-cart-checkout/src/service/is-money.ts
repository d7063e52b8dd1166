import type { Money } from 'shared-contracts';

/** Whether what comes from the storage, which anything may have written to, is an amount. */
export function isMoney(value: unknown): value is Money {
  if (typeof value !== 'object' || value === null) return false;
  const { value: amount, currency } = value as Partial<Record<keyof Money, unknown>>;
  return typeof amount === 'number' && typeof currency === 'string';
}
