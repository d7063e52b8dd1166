/** One try with somebody else's id. `$name` in the text stands for an id of `people.ts`; it is put in as text, numbers bare. */
export interface ForeignCase {
  /** `Type.field argument.path`, one or several that the try is about. */
  readonly about: readonly string[];
  readonly query: string;
}

/** Declares a try: which arguments it is about, and the operation. */
export const attempt = (about: string | readonly string[], query: string): ForeignCase => ({
  about: typeof about === 'string' ? [about] : about,
  query,
});

/** Tries of a mutation with a single argument of its own besides `input`. */
export const mutation = (name: string, argument: string, text: string): ForeignCase =>
  attempt(`Mutation.${name} ${argument}`, `mutation{${name}${text}}`);
