import { toWesternDigits } from 'shared-contracts';

/** Most pieces of one product in one line; the platform's own default. */
export const MAX_QUANTITY = 10_000;

export type QuantityProblem = 'empty' | 'not-a-number' | 'not-whole' | 'too-small' | 'too-large';
export type ParsedQuantity = { quantity: number; problem?: undefined } | { problem: QuantityProblem; quantity?: undefined };

export interface QuantityLimits {
  /** Default 1. */
  min?: number | undefined;
  /** Default 10 000. */
  max?: number | undefined;
}

/** Reads a quantity as typed, in Western or Arabic digits. Pieces are whole: `1.5` is a problem, not 1. */
export function parseQuantity(text: string, { min = 1, max = MAX_QUANTITY }: QuantityLimits = {}): ParsedQuantity {
  // U+200E, U+200F and U+061C come along when a number is pasted from Arabic text; U+2212 is the minus sign of typesetters.
  const typed = toWesternDigits(text)
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/\u2212/g, '-')
    .trim();
  if (typed === '') return { problem: 'empty' };
  if (/^[+-]?\d+[.,\u066b]\d+$/.test(typed)) return { problem: 'not-whole' };
  if (!/^[+-]?\d+$/.test(typed)) return { problem: 'not-a-number' };
  const quantity = Number(typed);
  if (quantity < min) return { problem: 'too-small' };
  if (quantity > max) return { problem: 'too-large' };
  return { quantity };
}
