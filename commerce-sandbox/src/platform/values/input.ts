import { inputError } from '../errors/errors.ts';

/** Reads a caller's values (GraphQL arguments, JSON bodies) with their types checked. Null counts as absent. */
export class Input {
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(values: Readonly<Record<string, unknown>> = {}) {
    this.#values = values;
  }

  /** An input from any value: what is not an object has no members. */
  static of(value: unknown): Input {
    return new Input(isRecord(value) ? value : {});
  }

  has(name: string): boolean {
    return this.#values[name] !== undefined && this.#values[name] !== null;
  }

  names(): readonly string[] {
    return Object.keys(this.#values).filter((name) => this.has(name));
  }

  /** A string; numbers are given as their digits, since JSON clients send ids either way. */
  text(name: string): string | undefined {
    const value = this.#values[name];
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' ? storable(value) : undefined;
  }

  /** A string that must be there: the platform's own message says when it is not. */
  requiredText(name: string): string {
    const value = this.text(name);
    if (value === undefined || value === '') throw inputError(`Required parameter "${name}" is missing`);
    return value;
  }

  number(name: string): number | undefined {
    const value = this.#values[name];
    if (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value);
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  }

  flag(name: string): boolean | undefined {
    const value = this.#values[name];
    return typeof value === 'boolean' ? value : undefined;
  }

  /** A nested object, empty when absent. */
  object(name: string): Input {
    return Input.of(this.#values[name]);
  }

  list(name: string): readonly Input[] {
    const value = this.#values[name];
    return Array.isArray(value) ? value.map((item) => Input.of(item)) : [];
  }

  /** A list of strings; a single string counts as a list of one. */
  texts(name: string): readonly string[] {
    const value = this.#values[name];
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    return items.flatMap((item) => (typeof item === 'string' || typeof item === 'number' ? [storable(String(item))] : []));
  }

  raw(name: string): unknown {
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
