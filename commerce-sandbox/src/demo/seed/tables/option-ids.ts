import { ATTRIBUTES, type AttributeCode } from './attributes.ts';

/** The order in which an attribute's values are numbered. */
export function byValue(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return String(left).localeCompare(String(right), 'en', { numeric: true });
}

/** The number of an option: its attribute's, and its place among all values that the products have. Throws for a value that is none. */
export function optionIdOf(code: AttributeCode, value: string | number, values: readonly (string | number)[]): number {
  const attribute = ATTRIBUTES.find((candidate) => candidate.code === code);
  const position = [...values].sort(byValue).indexOf(value);
  if (!attribute || position < 0) throw new Error(`${value} is no ${code}.`);
  return attribute.id * 1000 + position + 1;
}
