import { plain } from './plain';

/** A sentence of the platform and the message that says it. The groups of the pattern are the message's values, in this order. */
export type KnownSentence<Id extends string> = readonly [pattern: RegExp, id: Id, ...values: string[]];

/** The first entry of a table that a sentence meets, and the values that the sentence has. */
export function findKnown<Id extends string>(sentence: string, table: readonly KnownSentence<Id>[]) {
  const wanted = plain(sentence);
  for (const [pattern, id, ...names] of table) {
    const match = pattern.exec(wanted);
    if (match) return { id, values: names.map((name, index) => [name, match[index + 1] ?? ''] as const) };
  }
  return undefined;
}
