import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { readNumber } from '../build/numbers.mjs';

/** What the text of a variable may be. */
export interface Kind<Value> {
  /** For the table of a README: `port`, `1 or 0`. */
  takes: string;
  /** Gives the value. Throws for what cannot be meant: a line that names the variable for each problem, without a secret in it. */
  read(text: string, variable: { name: string; example: unknown }): Value;
  /** The value as the environment has it, for the table. */
  write(value: Value): string;
}

/** How a variable is declared: once, for reading it, for refusing it and for the README. */
interface Declared<Value> {
  /** What it is, in a sentence; Markdown. */
  about: string;
  /** What a number counts. */
  unit?: 'ms' | 's' | 'MB';
  /** The default in words, where it is no value of its own. */
  otherwise?: string;
  /** A value that can be meant, for refusals of a variable without a default. */
  example?: Value;
  /** What an empty text stands for. Without it an empty variable is one that is not set, as compose files and manifests pass them on. */
  empty?: Value;
}

export interface Variable<Value> {
  about: string;
  takes: string;
  /** For the table; undefined: none. */
  otherwise: string | undefined;
  schemaOf(name: string): v.GenericSchema<string | undefined, Value>;
}

export type Variables = Readonly<Record<string, Variable<unknown>>>;
export type ValuesOf<Of extends Variables> = { [Name in keyof Of]: Of[Name] extends Variable<infer Value> ? Value : never };

/** Declares a variable; without a default its value may be undefined. */
export function variable<Value>(kind: Kind<Value>, declared: Declared<NoInfer<Value>> & { default: NoInfer<Value> }): Variable<Value>;
export function variable<Value>(kind: Kind<Value>, declared: Declared<NoInfer<Value>>): Variable<Value | undefined>;
export function variable<Value>(kind: Kind<Value>, declared: Declared<Value> & { default?: Value }): Variable<Value | undefined> {
  const { about, unit, otherwise = declared.default === undefined ? undefined : shown(kind.write(declared.default)) } = declared;
  return {
    about,
    takes: unit === undefined ? kind.takes : `${kind.takes} (${unit})`,
    otherwise,
    schemaOf: (name) =>
      v.pipe(
        v.optional(v.string()),
        v.rawTransform(({ dataset, addIssue, NEVER }): Value | undefined => {
          const text = dataset.value;
          if (text === undefined) return declared.default;
          if (text.trim() === '') return declared.empty ?? declared.default;
          try {
            return kind.read(text, { name, example: declared.default ?? declared.example });
          } catch (error) {
            addIssue({ message: error instanceof Error ? error.message : String(error) });
            return NEVER;
          }
        }),
      ),
  };
}

/** The values of all variables. Throws for those that cannot be meant, with a line for each. */
export function readEnvironment<Of extends Variables>(variables: Of, env: NodeJS.ProcessEnv): ValuesOf<Of> {
  const schemas = Object.entries(variables).map(([name, { schemaOf }]) => [name, schemaOf(name)] as const);
  // Those that are not set, too: their schemas know the defaults.
  const given = Object.fromEntries(schemas.map(([name]) => [name, env[name]]));
  const result = v.safeParse(v.object(Object.fromEntries(schemas)), given);
  if (!result.success) throw new Error(result.issues.map(({ message }) => message).join('\n'));
  // Each member was read by the schema of its own declaration.
  return result.output as ValuesOf<Of>;
}

/** Numbers with fractions; from 0 on, unless it says otherwise. */
export const number = (bounds: { least?: number; most?: number } = {}) => numberKind({ ...bounds, isWhole: false });
export const wholeNumber = (bounds: { least?: number; most?: number } = {}) => numberKind({ ...bounds, isWhole: true });
/** 0: any that is free. */
export const port: Kind<number> = { ...wholeNumber({ most: 65_535 }), takes: 'port' };

export const text: Kind<string> = kind('text', (given) => given);

/** Is in no refusal and in no table. */
export function secret({ least }: { least?: number } = {}): Kind<string> {
  return kind(least === undefined ? 'secret' : `secret of ${least} characters or more`, (given, { name }) => {
    if (least !== undefined && given.length < least) throw new Error(`${name} must have at least ${least} characters.`);
    return given;
  });
}

export const flag = switchOf('1', '0');
export const onOrOff = switchOf('on', 'off');

export function choice<const Choice extends string>(...choices: readonly Choice[]): Kind<Choice> {
  return kind(choices.map(shown).join(', '), (given, { name }) => {
    const chosen = choices.find((known) => known === given.trim());
    if (chosen === undefined) throw new Error(`${name} is ${quoted(given)}: one of ${choices.join(', ')} is wanted.`);
    return chosen;
  });
}

/** An address of a server or of a folder there, as it was given. */
export const httpAddress = (example: string): Kind<string> =>
  kind('address', (given, { name }) => {
    const url = URL.canParse(given.trim()) ? new URL(given.trim()) : undefined;
    if (!url || !/^https?:$/.test(url.protocol) || url.username + url.password + url.search + url.hash !== '')
      throw new Error(`${name}: ${quoted(given)} is no address such as ${example}.`);
    return given.trim();
  });

/** Texts with commas between them; each is read by itself. */
export const list = <Value>(takes: string, read: (part: string, name: string) => Value): Kind<Value[]> => ({
  takes: `${takes}, with commas between`,
  read: (given, { name }) => given.split(',').map((part) => read(part.trim(), name)),
  write: (values) => values.join(','),
});

/** The content of a file that the variable names. */
export const file = <Value>(takes: string, read: (content: Buffer) => Value): Kind<Value> => ({
  takes,
  read: (path, { name }) => read(readNamed(path, name)),
  write: () => '',
});

/** Throws in a line for a file that is not there. */
export function readNamed(path: string, name: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const code = typeof error === 'object' && error && 'code' in error ? String(error.code) : String(error);
    throw new Error(`${name} is ${quoted(path)}: a file that can be read is wanted (${code}).`, { cause: error });
  }
}

/** In one line and not too long, without the name and password of an address, and nothing of a key that was given instead of its file. */
export function quoted(given: unknown): string {
  if (typeof given === 'string' && given.includes('-----BEGIN')) return 'the text of a key';
  const line = JSON.stringify(typeof given === 'string' ? given.replace(/(\/\/|^(?!\w+:\/\/)[^/\s]*:)\S*@/g, '$1…@') : given);
  return line.length > 100 ? `${line.slice(0, 100)}…` : line;
}

function kind<Value extends string>(takes: string, read: Kind<Value>['read']): Kind<Value> {
  return { takes, read, write: (value) => value };
}

function numberKind({ least = 0, most, isWhole }: { least?: number; most?: number; isWhole: boolean }): Kind<number> {
  const bounds = most === undefined ? `${least} or more` : `${least} to ${most}`;
  return {
    takes: `${isWhole ? 'whole number' : 'number'}, ${bounds}`,
    read: (given, { name, example }) =>
      readNumber({ [name]: given }, name, Number(example ?? least), { least, isWhole, ...(most === undefined ? {} : { most }) }),
    write: String,
  };
}

function switchOf(on: string, off: string): Kind<boolean> {
  return {
    takes: `${shown(on)} or ${shown(off)}`,
    read: (given, { name }) => {
      const word = given.trim();
      if (word !== on && word !== off) throw new Error(`${name} is ${quoted(given)}: ${on} or ${off} is wanted.`);
      return word === on;
    },
    write: (value) => (value ? on : off),
  };
}

function shown(value: string): string {
  return value === '' ? 'empty' : `\`${value}\``;
}
