import type { Queryable } from '../../platform/database/database.ts';
import { SIZE, type SearchText } from './search-text.ts';

/** Products that statements find, with scores: larger is better. */
export interface Hits {
  readonly ids: readonly number[];
  readonly scores: readonly number[];
}

export const NO_HITS: Hits = { ids: [], scores: [] };

interface HitsRow {
  readonly ids: string | null;
  readonly scores: string | null;
}

const MOST_STARTED = 300;
/** Sorts behind every letter and digit: a prefix as a range, which an index serves whatever the plan. */
const AFTER_ALL = '\uFFFF';
/** What a product's own number counts more than another spelling of it. */
export const MAIN_NUMBER = 100;

/** What has one of the part numbers, or all words, or a number that begins with the text. */
export async function find(database: Queryable, text: SearchText): Promise<Hits> {
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
export async function findMost(database: Queryable, text: SearchText): Promise<Hits> {
  if (text.typed.length < 2) return NO_HITS;
  const rows = await database.query<HitsRow>(
    `select string_agg(product_id::text, ',') as ids, string_agg(score::text, ',') as scores from (
       select s.product_id, 10 * (select count(*) from unnest($1::text[]) as g(query) where s.words @@ g.query::tsquery)::int + case when s.heads && $3::text[] then 5 else 0 end as score
       from product_search s where s.words @@ $2::tsquery) found
     where score >= 10 * ceil($4::int / 2.0)`,
    [text.typed, text.typed.map((group) => `(${group})`).join(' | '), text.stems, text.typed.length],
  );
  return toHits(rows[0]);
}

function toHits(row: HitsRow | undefined): Hits {
  const numbers = (list: string | null | undefined): readonly number[] => (list ? list.split(',').map(Number) : []);
  return { ids: numbers(row?.ids), scores: numbers(row?.scores) };
}

/** Single hits as hits. */
export const toLists = (hits: readonly { readonly id: number; readonly score: number }[]): Hits => ({
  ids: hits.map(({ id }) => id),
  scores: hits.map(({ score }) => score),
});
