import { toWesternDigits } from 'shared-contracts';

/** A number that a calculator asks for. Limits are inclusive, in the field's own unit. */
export interface NumberInput {
  kind: 'number';
  /** Symbol of the unit, the same in both languages: `mm`. Empty for a bare number. */
  unit: string;
  min: number;
  max: number;
  /** Only whole numbers: teeth. */
  isWhole?: boolean;
  isOptional?: boolean;
  /** Asked for only where a choice that stands above it is one of these; otherwise it has its first value. */
  onlyFor?: { choice: string; options: readonly string[] };
  /** What stands in it at first: a case that somebody could have. */
  initial: string;
}

/** One of a few. The first is what stands there at first. */
export interface ChoiceInput<Option extends string = string> {
  kind: 'choice';
  options: readonly [Option, ...Option[]];
}

/** A choice of these. */
export function choice<Option extends string>(...options: readonly [Option, ...Option[]]): ChoiceInput<Option> {
  return { kind: 'choice', options };
}

export type Inputs = Readonly<Record<string, NumberInput | ChoiceInput>>;

type ValueOf<Input> = Input extends ChoiceInput<infer Option> ? Option : Input extends { isOptional: true } ? number | undefined : number;
export type ValuesOf<Declared extends Inputs> = { readonly [Name in keyof Declared]: ValueOf<Declared[Name]> };

export type InputProblem =
  | { kind: 'empty' }
  | { kind: 'not-a-number' }
  | { kind: 'not-whole' }
  | { kind: 'not-above'; limit: number }
  | { kind: 'too-small'; limit: number }
  | { kind: 'too-large'; limit: number };

export interface ReadInputs<Declared extends Inputs> {
  /** As typed, by name. */
  typed: { readonly [Name in keyof Declared]: string };
  problems: { readonly [Name in keyof Declared]?: InputProblem };
  /** Undefined while something is wrong. */
  values: ValuesOf<Declared> | undefined;
}

/** Longer than any number that somebody means. */
export const MAX_TYPED = 24;

/** What an address says of a calculator's inputs; for what it does not name, what stands there at first. */
export function readInputs<Declared extends Inputs>(inputs: Declared, search: string): ReadInputs<Declared> {
  const parameters = new URLSearchParams(search);
  const typed: Record<string, string> = {};
  const problems: Record<string, InputProblem> = {};
  const values: Record<string, number | string | undefined> = {};
  for (const [name, input] of Object.entries(inputs)) {
    const given = parameters.get(name)?.slice(0, MAX_TYPED);
    if (input.kind === 'choice') {
      const chosen = input.options.find((option) => option === given) ?? input.options[0];
      typed[name] = chosen;
      values[name] = chosen;
      continue;
    }
    const text = isAsked(input, typed) ? (given ?? input.initial) : input.initial;
    typed[name] = text;
    const read = readNumber(text, input);
    if (typeof read === 'object') problems[name] = read;
    else values[name] = read;
  }
  return {
    typed: typed as ReadInputs<Declared>['typed'],
    problems: problems as ReadInputs<Declared>['problems'],
    values: Object.keys(problems).length === 0 ? (values as ValuesOf<Declared>) : undefined,
  };
}

/** Whether a field is shown, by what has been chosen. */
export function isAsked({ onlyFor }: Pick<NumberInput, 'onlyFor'>, typed: Readonly<Record<string, string>>): boolean {
  return !onlyFor || onlyFor.options.includes(typed[onlyFor.choice] ?? '');
}

/** The query string that says all inputs, with one of them changed: the same case has the same address, whatever stands there at first. */
export function searchWith<Declared extends Inputs>(
  inputs: Declared,
  typed: ReadInputs<Declared>['typed'],
  name: string,
  value: string,
): string {
  const next: Readonly<Record<string, string>> = { ...typed, [name]: value };
  return `?${new URLSearchParams(Object.keys(inputs).map((each) => [each, next[each] ?? '']))}`;
}

function readNumber(text: string, input: NumberInput): number | undefined | InputProblem {
  const value = parseNumber(text);
  if (value === undefined) return input.isOptional ? undefined : { kind: 'empty' };
  if (Number.isNaN(value)) return { kind: 'not-a-number' };
  if (value < input.min) return value <= 0 && input.min > 0 ? { kind: 'not-above', limit: 0 } : { kind: 'too-small', limit: input.min };
  if (value > input.max) return { kind: 'too-large', limit: input.max };
  if (input.isWhole && !Number.isInteger(value)) return { kind: 'not-whole' };
  return value;
}

/**
 * A number as typed: in Western or Arabic digits, with "." or "٫" before decimals and "," or "٬" between thousands, as the shop writes
 * them. A single comma that does not stand before three digits is a decimal one. Undefined where nothing stands, NaN where it is no number.
 */
export function parseNumber(text: string): number | undefined {
  const plain = toWesternDigits(text)
    .replace(/[\s\u00a0\u200e\u200f\u061c\u066c]/g, '')
    .replace(/\u066b/g, '.')
    .replace(/\u2212/g, '-');
  if (plain === '') return undefined;
  const isDecimalComma = /^[+-]?\d+,(\d{1,2}|\d{4,})$/.test(plain);
  const isGrouped = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain);
  const number = isDecimalComma ? plain.replace(',', '.') : isGrouped ? plain.replaceAll(',', '') : plain;
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(number) ? Number(number) : Number.NaN;
}
