import * as v from 'valibot';

/** A list without the entries that are not understood. */
export const listOf = <const S extends v.GenericSchema>(entry: S) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) => list.flatMap((value) => understood(entry, value))),
  );

/** Entries by name, without those that are not understood. */
export const recordOf = <const S extends v.GenericSchema>(entry: S) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((all) =>
      Object.fromEntries(Object.entries(all).flatMap(([name, value]) => understood(entry, value).map((each) => [name, each]))),
    ),
  );

function understood<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S>[] {
  const { success, output } = v.safeParse(schema, value);
  return success ? [output] : [];
}
