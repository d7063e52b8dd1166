/** Reads one parameter of an address; '' is one that the address does not have. Nonsense reads as '' does. */
export type ParameterReader<Value extends string | undefined = string | undefined> = (text: string) => Value;

/** One of these; undefined: none of them. */
export const among =
  <const Value extends string>(values: readonly Value[]) =>
  (text: string): Value | undefined =>
    values.find((value) => value === text);

/** Any text as it stands, such as an id; undefined: none. */
export const anyText = (text: string): string | undefined => text || undefined;

/** A text that is looked for, trimmed and cut; '': none. */
export const shortText =
  (limit: number) =>
  (text: string): string =>
    text.trim().slice(0, limit);

/** A day of the calendar, `2026-03-01`; undefined: none. */
export function day(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  // Engines differ in what they make of 30 February: it is refused, or it is 2 March.
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
}

/** From 1; of a fraction the whole. A page beyond the last is the list's matter: only the list knows how many there are. */
function toPage(text: string): number {
  const page = Math.trunc(Number(text));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

type Readers = Readonly<Record<string, ParameterReader>>;

export interface ListAddress<Fields extends Readers> {
  /** What the search of an address asks for: each field, and the page from 1. */
  read(search: string): { page: number } & { [Name in keyof Fields]: ReturnType<Fields[Name]> };
  /**
   * The address that asks for this: its parameters are in the order of the fields, the page is last. Values are read as `read` reads them,
   * so that what was typed into a form can be given as it is; what reads as '' does is left out.
   */
  path(values: { readonly [Name in keyof Fields | 'page']?: string | number | undefined }): string;
}

/** How the address of a list at this path says what is shown of it: by one parameter for each field, and the page. */
export function defineListAddress<const Fields extends Readers>(path: string, fields: Fields): ListAddress<Fields> {
  const readers: [string, (text: string) => string | number | undefined][] = [...Object.entries(fields), ['page', toPage]];
  return {
    read(search) {
      const given = new URLSearchParams(search);
      const values = Object.fromEntries(readers.map(([name, read]) => [name, read(given.get(name) ?? '')]));
      // Each value is what the reader of its name returns, which `Object.fromEntries` does not say.
      return values as ReturnType<ListAddress<Fields>['read']>;
    },
    path(values: Readonly<Record<string, string | number | undefined>>) {
      const written = readers.flatMap(([name, read]) => {
        const value = read(String(values[name] ?? ''));
        return value === read('') ? [] : [[name, String(value)]];
      });
      return written.length > 0 ? `${path}?${new URLSearchParams(written).toString()}` : path;
    },
  };
}
