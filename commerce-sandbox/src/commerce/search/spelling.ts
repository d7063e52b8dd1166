import type { Queryable } from '../../platform/database/database.ts';

/** What a misspelt search text was taken for. */
export interface Correction {
  readonly tokens: readonly string[];
  /** Words that nothing is spelled like. */
  readonly dropped: number;
  readonly changed: boolean;
}

interface NearRow {
  readonly token: string;
  readonly known: boolean;
  readonly near: readonly { readonly word: string; readonly products: number }[];
}

/** Replaces words that no product is found by with the known word that is spelled most alike. `number` are those that stay. */
export async function correct(database: Queryable, tokens: readonly string[], number: readonly string[] = []): Promise<Correction> {
  const asked = [...new Set(tokens.filter((token) => isSpelled(token) && !number.includes(token)))];
  const rows = await database.query<NearRow>(
    `select t.token, exists (select 1 from search_word w where w.word = t.token) or (length(t.token) > 2 and exists (select 1 from search_word w where w.word like t.token || '%')) as known,
       (select json_agg(json_build_object('word', n.word, 'products', n.products)) from (select word, products from search_word w order by w.word <-> t.token limit 25) n) as near
     from unnest($1::text[]) as t(token)`,
    [asked],
  );
  const compounds = await splitCompounds(
    database,
    rows.filter((row) => !row.known).map((row) => row.token),
  );
  const byToken = new Map(rows.map((row) => [row.token, row]));
  let changed = false;
  const result = tokens.flatMap((token) => {
    const row = byToken.get(token);
    if (row?.known !== false) return [token];
    const best = closest(token, row.near);
    changed = true;
    const parts = compounds.get(token);
    if (parts) return parts;
    return best === undefined ? [] : [best];
  });
  return { tokens: result, dropped: tokens.length - result.length, changed };
}

/** Numbers are not: what has digits stays. */
export const isSpelled = (token: string): boolean => !/\d/.test(token);

const SHORTEST_PART = 3;

/** Two known words that are written as one: "pillowblock". */
async function splitCompounds(database: Queryable, tokens: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const splits = tokens.flatMap((token) =>
    Array.from({ length: Math.max(0, token.length - 2 * SHORTEST_PART + 1) }, (_unused, at) => ({
      token,
      left: token.slice(0, at + SHORTEST_PART),
      right: token.slice(at + SHORTEST_PART),
    })),
  );
  if (splits.length === 0) return new Map();
  const known = new Set(
    (
      await database.query<{ word: string }>('select word from search_word where word = any($1::text[])', [
        [...new Set(splits.flatMap(({ left, right }) => [left, right]))],
      ])
    ).map(({ word }) => word),
  );
  return new Map(
    splits.filter(({ left, right }) => known.has(left) && known.has(right)).map(({ token, left, right }) => [token, [left, right]]),
  );
}

/** Part numbers that are spelled like a text that is none. */
export async function nearPartNumbers(database: Queryable, key: string): Promise<readonly string[]> {
  const rows = await database.query<{ key: string }>('select key from part_key where main order by key <-> $1 limit 25', [key]);
  const ranked = rows.map((row) => ({ key: row.key, distance: distance(key, row.key) })).filter((row) => row.distance <= allowed(key));
  const best = Math.min(...ranked.map((row) => row.distance));
  // A swap is likelier than a letter too much or too few.
  const nearest = ranked.filter((row) => row.distance === best).map((row) => row.key);
  return [...nearest.filter((near) => near.length === key.length), ...nearest.filter((near) => near.length !== key.length)];
}

function closest(token: string, near: NearRow['near']): string | undefined {
  const ranked = near
    .map(({ word, products }) => ({ word, products, distance: isJumbled(token, word) ? 1 : distance(token, word) }))
    .filter((candidate) => candidate.distance <= allowed(token))
    .sort((a, b) => a.distance - b.distance || Number(b.word[0] === token[0]) - Number(a.word[0] === token[0]) || b.products - a.products);
  return ranked[0]?.word;
}

/** The same letters in another order count as one slip. */
function isJumbled(left: string, right: string): boolean {
  return left.length === right.length && left.length > 4 && [...left].sort().join('') === [...right].sort().join('');
}

/** Slips per word: one in short ones, two from seven letters, three from eleven. */
function allowed(word: string): number {
  if (word.length < 4) return word.length < 3 ? 0 : 1;
  return word.length < 7 ? 1 : word.length < 11 ? 2 : 3;
}

/** Insertions, deletions, replacements and swaps of neighbours between two words (Damerau, optimal string alignment). */
export function distance(left: string, right: string): number {
  const a = [...left];
  const b = [...right];
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_unused, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let value = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) value = Math.min(value, (before[j - 2] ?? 0) + 1);
      current.push(value);
    }
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
