import type { Queryable } from '../../platform/database/database.ts';
import { isSize as isSizeToken } from './buyers-words.ts';
import { CONFUSED_NUMBER, KNOWN_START, numbersWithin, parseSearch, PART_OF_TEXT, SIZE, type SearchText } from './search-text.ts';
import { correct, isSpelled, nearPartNumbers } from './spelling.ts';

/** Products that a text finds, with scores: larger is better. */
export interface TextHits {
  readonly ids: readonly number[];
  readonly scores: readonly number[];
  /** The text that was searched for instead of a misspelt one, or of one with words that nothing found has. */
  readonly corrected: string | undefined;
}

interface HitsRow {
  readonly ids: string | null;
  readonly scores: string | null;
}

const MOST_STARTED = 300;
/** Sorts behind every letter and digit: a prefix as a range, which an index serves whatever the plan. */
const AFTER_ALL = '\uFFFF';
const NEAR_NUMBER = 9000;
/** What a product's own number counts more than another spelling of it. */
const MAIN_NUMBER = 100;

/** Part numbers and words as written; if nothing is found, with spelling corrected; then what has most of the words. */
export async function textHits(database: Queryable, search: string): Promise<TextHits> {
  const text = parseSearch(search);
  if (text.tokens.length === 0) return { ids: [], scores: [], corrected: undefined };
  const direct = withoutStarts(await find(database, text));
  // A known number with an ending that nobody knows is a guess: one with a slip in it may be a better one.
  const isOneWord = !/\s/.test(search.trim());
  const isGuess = direct.scores.every((score) => isKnownStart(score) || (isOneWord && score >= PART_OF_TEXT && score < CONFUSED_NUMBER));
  if (direct.ids.length > 0 && !isGuess) return numberAmongWords(database, text, direct);
  const turned = direct.ids.length === 0 ? await inAnotherOrder(database, text, search) : undefined;
  if (turned) return turned;
  const isSize = text.tokens.length > 1 && text.tokens.every((token) => /^[\d.]+$/.test(token));
  // A size that nothing has: what has its first two numbers.
  if (isSize) return text.tokens.length > 2 ? textHits(database, text.tokens.slice(0, 2).join('x')) : direct;
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
  const again = correction.changed ? await find(database, better) : direct;
  if (again.ids.length > 0) return { ...again, corrected };
  return { ...(await findMost(database, better)), corrected };
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
    numbers.flatMap(({ key, ours }) => (ours === undefined ? [key] : [key, ours])),
  ]);
  const known = new Set(rows.map(({ key }) => key));
  const found = numbers.filter(({ key, ours }) => known.has(key) || (ours !== undefined && known.has(ours)));
  return found.sort((a, b) => b.key.length - a.key.length)[0]?.words;
}

/** A size whose numbers stand in another order than the catalogue writes them: what nothing has as it stands. */
async function inAnotherOrder(database: Queryable, text: SearchText, search: string): Promise<TextHits | undefined> {
  const hasSize = text.tokens.some(isSizeToken) || text.tokens.filter((token) => /^\d+(?:\.\d+)?$/.test(token)).length > 1;
  if (!hasSize) return undefined;
  const found = await find(database, parseSearch(search, { anyOrder: true }));
  return found.ids.length > 0 ? found : undefined;
}

/** Digits, and letters in short groups only: a word among them is looked up as a word. */
const isLikeNumber = (text: SearchText): boolean =>
  /\d/.test(text.whole) && text.whole.length > 3 && !text.tokens.some((token) => /^\p{L}{4,}$/u.test(token));

const isKnownStart = (score: number): boolean => score >= KNOWN_START && score < PART_OF_TEXT;

/** Where the number itself is known, those that it merely begins with are not meant. */
function withoutStarts(hits: TextHits): TextHits {
  if (!hits.scores.some((score) => score >= CONFUSED_NUMBER)) return hits;
  const kept = hits.ids.flatMap((id, at) => (isKnownStart(hits.scores[at] ?? 0) ? [] : [{ id, score: hits.scores[at] ?? 0 }]));
  return { ...hits, ids: kept.map(({ id }) => id), scores: kept.map(({ score }) => score) };
}

async function find(database: Queryable, text: SearchText): Promise<TextHits> {
  const [exact, typed, own] = [text.exact, text.typed, text.own].map((groups) => groups.map((group) => `(${group})`).join(' & '));
  const start = text.whole.length >= 2 && !SIZE.test(text.whole) ? text.whole : '';
  const rows = await database.query<HitsRow>(
    `with hits as (
       select k.product_id, max(c.score + case when k.main then ${MAIN_NUMBER} else 0 end) as score from unnest($1::text[], $2::int[]) as c(key, score) join part_key k on k.key = c.key group by k.product_id
       union all
       select product_id, max(score) from (
         select product_id, case when main then 500 else 450 end - least(length(key), 100) as score from part_key where $3 <> '' and key ~>=~ $3 and key ~<~ $8 order by main desc, length(key), key limit ${MOST_STARTED}
       ) as started group by product_id
       union all
       select product_id, case when names @@ $4::tsquery then 100 when words @@ $4::tsquery then 60 when names @@ $5::tsquery then 40 else 20 end + case when heads && $6::text[] then 15 else 0 end + case when names @@ $7::tsquery then 10 else 0 end
       from product_search where words @@ $5::tsquery
     ), best as (select product_id, sum(score) as score from hits group by product_id)
     select string_agg(product_id::text, ',') as ids, string_agg(score::int::text, ',') as scores from best`,
    [text.keys, text.scores, start, exact, typed, text.stems, own, `${start}${AFTER_ALL}`],
  );
  return toHits(rows[0]);
}

/** Products that have most of the words, if not all. */
async function findMost(database: Queryable, text: SearchText): Promise<TextHits> {
  if (text.typed.length < 2) return { ids: [], scores: [], corrected: undefined };
  const rows = await database.query<HitsRow>(
    `select string_agg(product_id::text, ',') as ids, string_agg(score::text, ',') as scores from (
       select s.product_id, 10 * (select count(*) from unnest($1::text[]) as g(query) where s.words @@ g.query::tsquery)::int + case when s.heads && $3::text[] then 5 else 0 end as score
       from product_search s where s.words @@ $2::tsquery) found
     where score >= 10 * ceil($4::int / 2.0)`,
    [text.typed, text.typed.map((group) => `(${group})`).join(' | '), text.stems, text.typed.length],
  );
  return toHits(rows[0]);
}

function toHits(row: HitsRow | undefined): TextHits {
  const numbers = (list: string | null | undefined): readonly number[] => (list ? list.split(',').map(Number) : []);
  return { ids: numbers(row?.ids), scores: numbers(row?.scores), corrected: undefined };
}
