import { toWesternDigits } from 'shared-contracts';
import { parseQuantity, type QuantityProblem } from 'shared-ui';

export type QuantityDecision =
  { act: 'nothing' } | { act: 'remove' } | { act: 'update'; quantity: number } | { act: 'refuse'; problem: QuantityProblem };

/** What a quantity, as typed into a line of the cart, asks for. 0 takes the line out. */
export function decideQuantity(text: string, current: number): QuantityDecision {
  const parsed = parseQuantity(text);
  if (parsed.problem === 'too-small' && Number(toWesternDigits(text).trim()) === 0) return { act: 'remove' };
  if (parsed.problem !== undefined) return { act: 'refuse', problem: parsed.problem };
  return parsed.quantity === current ? { act: 'nothing' } : { act: 'update', quantity: parsed.quantity };
}
