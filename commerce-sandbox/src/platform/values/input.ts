import { inputError } from '../errors/errors.ts';

/** Values whose names nobody has fixed: JSON bodies, query strings. */
export type Loose = Readonly<Record<string, unknown>>;

/** The names that may be read: those of the schema where the values are arguments, any for the rest. */
type NameOf<Values> = string extends keyof Values ? string : keyof Values & string;
type At<Values, Name> = Name extends keyof Values ? Values[Name] : unknown;
/** The members of a nested object, of one item of a list, or of neither. */
type Members<Value> = unknown extends Value
  ? Loose
  : NonNullable<Value> extends readonly (infer Item)[]
    ? Members<Item>
    : NonNullable<Value> extends object
      ? NonNullable<Value>
      : Loose;

/** Reads a caller's values (GraphQL arguments, JSON bodies) with their types checked. Null counts as absent. */
export class Input<Values = Loose> {
  readonly #values: Loose;

  constructor(values: Loose = {}) {
    this.#values = values;
  }

  /** An input from any value: what is not an object has no members. */
  static of(value: unknown): Input {
    return new Input(isRecord(value) ? value : {});
  }

  has(name: NameOf<Values>): boolean {
    return this.#values[name] !== undefined && this.#values[name] !== null;
  }

  names(): readonly NameOf<Values>[] {
    // Execution has refused every name that the schema lacks; of loose values any name may be read.
    return (Object.keys(this.#values) as NameOf<Values>[]).filter((name) => this.has(name));
  }

  /** A string; numbers are given as their digits, since JSON clients send ids either way. */
  text(name: NameOf<Values>): string | undefined {
    const value = this.#values[name];
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' ? storable(value) : undefined;
  }

  /** A string that must be there: the platform's own message says when it is not. */
  requiredText(name: NameOf<Values>): string {
    const value = this.text(name);
    if (value === undefined || value === '') throw inputError(`Required parameter "${name}" is missing`);
    return value;
  }

  number(name: NameOf<Values>): number | undefined {
    const value = this.#values[name];
    if (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value);
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  }

  flag(name: NameOf<Values>): boolean | undefined {
    const value = this.#values[name];
    return typeof value === 'boolean' ? value : undefined;
  }

  /** A nested object, empty when absent. */
  object<Name extends NameOf<Values>>(name: Name): Input<Members<At<Values, Name>>> {
    return Input.of(this.#values[name]);
  }

  list<Name extends NameOf<Values>>(name: Name): readonly Input<Members<At<Values, Name>>>[] {
    const value = this.#values[name];
    return Array.isArray(value) ? value.map((item) => Input.of(item)) : [];
  }

  /** A list of strings; a single string counts as a list of one. */
  texts(name: NameOf<Values>): readonly string[] {
    const value = this.#values[name];
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    return items.flatMap((item) => (typeof item === 'string' || typeof item === 'number' ? [storable(String(item))] : []));
  }

  raw(name: NameOf<Values>): unknown {
    return this.#values[name];
  }
}

/** Without what PostgreSQL cannot store: the null character and halves of surrogate pairs. */
export function storable(value: string): string {
  return value.replaceAll(/[\0\p{Surrogate}]/gu, '');
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
