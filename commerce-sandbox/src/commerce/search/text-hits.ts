import type { Queryable } from '../../platform/database/database.ts';
import { isSize as isSizeToken } from './buyers-words.ts';
import { find, findMost, type Hits, MAIN_NUMBER, NO_HITS, toLists } from './hits.ts';
import type { CatalogIndex } from './index-shape.ts';
import { CONFUSED_NUMBER, KNOWN_START, numbersWithin, parseSearch, PART_OF_TEXT, type SearchText } from './search-text.ts';
import { isOfOtherSize, type NearSizes, sizedHits } from './sized-hits.ts';
import { correct, isSpelled, nearPartNumbers } from './spelling.ts';

/** Products that a text finds. */
export interface TextHits extends Hits {
  /** The text that was searched for instead of a misspelt one, or of one with words that nothing found has. */
  readonly corrected: string | undefined;
  /** Where nothing has the size that is asked for: those that were found instead. */
  readonly near?: NearSizes;
}

const NEAR_NUMBER = 9000;
const MOST_KEPT = 300;

/** A page asks for its list, its facets and how its text was understood: the same text, one after the other. */
const kept = new WeakMap<CatalogIndex, Map<string, Promise<TextHits>>>();

/** What a text finds in the catalogue that the index is of. */
export function textHits(database: Queryable, index: CatalogIndex, search: string): Promise<TextHits> {
  const ofIndex = kept.get(index) ?? new Map<string, Promise<TextHits>>();
  kept.set(index, ofIndex);
  const known = ofIndex.get(search);
  if (known) return known;
  const hits = findHits(database, index, search);
  ofIndex.set(search, hits);
  hits.catch(() => ofIndex.delete(search));
  const oldest = ofIndex.size > MOST_KEPT ? ofIndex.keys().next().value : undefined;
  if (oldest !== undefined) ofIndex.delete(oldest);
  return hits;
}

/**
 * Part numbers and words as written; a size that is asked for exactly, else the nearest ones; if nothing is found, with spelling corrected;
 * then what has most of the words.
 */
async function findHits(database: Queryable, index: CatalogIndex, search: string): Promise<TextHits> {
  const quoted = /^"(.+)"$/.exec(search)?.[1];
  const text = parseSearch(quoted ?? search);
  if (text.tokens.length === 0) return { ...NO_HITS, corrected: undefined };
  const direct: TextHits = { ...withoutStarts(await find(database, text)), corrected: undefined };
  // In quotes: as it was typed, and nothing else.
  if (quoted !== undefined) return direct;
  // A known number with an ending that nobody knows is a guess: one with a slip in it may be a better one.
  const isOneWord = !/\s/.test(search.trim());
  const isGuess = direct.scores.every((score) => isKnownStart(score) || (isOneWord && score >= PART_OF_TEXT && score < CONFUSED_NUMBER));
  const isNumber = direct.scores.some((score) => score >= CONFUSED_NUMBER);
  const sized = isNumber ? undefined : await sizedHits(database, index, search, direct);
  if (sized) return sized;
  if (direct.ids.length > 0 && !isGuess) return numberAmongWords(database, text, direct);
  const turned = direct.ids.length === 0 ? await inAnotherOrder(database, text, search) : undefined;
  if (turned) return turned;
  const isNumbers = text.tokens.length > 1 && text.tokens.every((token) => /^[\d.]+$/.test(token));
  if (isNumbers) return direct;
  const near = isLikeNumber(text) ? await nearPartNumbers(database, text.whole) : [];
  if (near.length > 0)
    return {
      ...(await find(database, {
        ...text,
        keys: near,
        scores: near.map((_key, at) => NEAR_NUMBER - at * 2 * MAIN_NUMBER),
        exact: [],
        typed: [],
        own: [],
        whole: '',
      })),
      corrected: near[0],
    };
  if (direct.ids.length > 0) return direct;
  const correction = await correct(database, text.tokens);
  // Half of the words must mean something here; else the rest would be found by accident.
  if (correction.tokens.length === 0 || correction.dropped > correction.tokens.length) return direct;
  const corrected = correction.changed ? correction.tokens.join(' ') : undefined;
  const better = parseSearch(correction.tokens.join(' '));
  const again: TextHits = correction.changed ? { ...(await find(database, better)), corrected: undefined } : direct;
  if (again.ids.length > 0) return { ...again, corrected };
  return (await isOfOtherSize(database, index, search)) ? again : { ...(await findMost(database, better)), corrected };
}

/** What a part number among words finds: says how they were read, or that the number alone was looked for, where nothing found has them. */
async function numberAmongWords(database: Queryable, { tokens }: SearchText, direct: TextHits): Promise<TextHits> {
  if (!tokens.some(isSpelled)) return direct;
  const number = await knownNumber(database, tokens);
  if (!number) return direct;
  const wordsOf = (all: readonly string[]) => all.filter((token) => isSpelled(token) && !number.includes(token));
  if (wordsOf(tokens).length === 0 || (await haveWords(database, direct.ids, wordsOf(tokens)))) return direct;
  const { tokens: read } = await correct(database, tokens, number);
  const isRead = wordsOf(read).length > 0 && (await haveWords(database, direct.ids, wordsOf(read)));
  const corrected = (isRead ? read : number).join(' ');
  return isRead ? { ...withoutStarts(await find(database, parseSearch(corrected))), corrected } : { ...direct, corrected };
}

async function haveWords(database: Queryable, ids: readonly number[], words: readonly string[]): Promise<boolean> {
  const query = parseSearch(words.join(' '))
    .typed.map((group) => `(${group})`)
    .join(' & ');
  const rows = await database.query('select 1 from product_search where product_id = any($1::int[]) and words @@ $2::tsquery limit 1', [
    ids,
    query,
  ]);
  return rows.length > 0;
}

/** The words of the longest part number that is known. */
async function knownNumber(database: Queryable, tokens: readonly string[]): Promise<readonly string[] | undefined> {
  const numbers = numbersWithin(tokens);
  if (numbers.length === 0) return undefined;
  const rows = await database.query<{ key: string }>('select distinct key from part_key where key = any($1::text[])', [
    numbers.flatMap(({ key, ours }) => [key, ...ours]),
  ]);
  const known = new Set(rows.map(({ key }) => key));
  const found = numbers.flatMap(({ key, ours, words }) => {
    const length = Math.max(0, ...[key, ...ours].filter((number) => known.has(number)).map((number) => number.length));
    return length > 0 ? [{ length, words }] : [];
  });
  // What follows a number may be another maker's suffix, or the next word: the fewest words that mean it.
  return found.toSorted((a, b) => b.length - a.length || a.words.length - b.words.length)[0]?.words;
}

/** A size whose numbers stand in another order than the catalogue writes them: what nothing has as it stands. */
async function inAnotherOrder(database: Queryable, text: SearchText, search: string): Promise<TextHits | undefined> {
  const hasSize = text.tokens.some(isSizeToken) || text.tokens.filter((token) => /^\d+(?:\.\d+)?$/.test(token)).length > 1;
  if (!hasSize) return undefined;
  const found = await find(database, parseSearch(search, { anyOrder: true }));
  return found.ids.length > 0 ? { ...found, corrected: undefined } : undefined;
}

/** Digits, and letters in short groups only: a word among them is looked up as a word. */
const isLikeNumber = (text: SearchText): boolean =>
  /\d/.test(text.whole) && text.whole.length > 3 && !text.tokens.some((token) => /^\p{L}{4,}$/u.test(token));

const isKnownStart = (score: number): boolean => score >= KNOWN_START && score < PART_OF_TEXT;

/** Where the number itself is known, those that it merely begins with are not meant. */
function withoutStarts(hits: Hits): Hits {
  if (!hits.scores.some((score) => score >= CONFUSED_NUMBER)) return hits;
  const others = hits.ids.flatMap((id, at) => (isKnownStart(hits.scores[at] ?? 0) ? [] : [{ id, score: hits.scores[at] ?? 0 }]));
  return toLists(others);
}
