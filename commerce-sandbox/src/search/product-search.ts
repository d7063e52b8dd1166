import { inputError } from '../errors.ts';
import type { Queryable } from '../database/database.ts';
import type { Input } from '../input.ts';
import { idOf } from '../graphql/uid.ts';
import type { StoreView } from '../store/stores.ts';
import { fold, partKey, words } from './fold.ts';

/** What a list of products is asked for. */
export interface ProductQuery {
  readonly search: string | undefined;
  readonly filter: Input;
  readonly sort: Input;
  readonly pageSize: number;
  readonly currentPage: number;
}

export interface ProductPage {
  readonly total: number;
  readonly ids: readonly number[];
}

const MAX_PAGE_SIZE = 300;
const SELECT_FILTERS: ReadonlySet<string> = new Set([
  'manufacturer', 'bore_diameter', 'outside_diameter', 'width_mm', 'seal_type', 'cage_material', 'material', 'belt_section', 'belt_length', 'thread', 'pitch_mm', 'cross_section_mm', 'viscosity_grade', 'nlgi_grade',
]);
const NUMBER_FILTERS: ReadonlySet<string> = new Set(['length_mm', 'dynamic_load_kn']);
const OPTION_SORTS: ReadonlySet<string> = new Set(['manufacturer', 'bore_diameter', 'outside_diameter']);

/** One page of the products that match, in order. */
export async function findProducts(database: Queryable, store: StoreView, query: ProductQuery): Promise<ProductPage> {
  if (query.currentPage < 1) throw inputError('currentPage value must be greater than 0.');
  if (query.pageSize < 1) throw inputError('pageSize value must be greater than 0.');
  if (query.pageSize > MAX_PAGE_SIZE) throw inputError(`Maximum pageSize is ${MAX_PAGE_SIZE}`);
  const statement = new Statement();
  const matched = matchedProducts(statement, store, query);
  const order = orderOf(statement, store, query);
  const limit = statement.add(query.pageSize);
  const offset = statement.add((query.currentPage - 1) * query.pageSize);
  const rows = await database.query<{ total: number; id: number | null }>(
    `with matched as materialized (${matched}),
     page as (select m.id, row_number() over (order by ${order}) as place from matched m ${joinsFor(query)} order by ${order} limit ${limit} offset ${offset})
     select (select count(*)::int from matched) as total, page.id from (select 1) as always left join page on true order by page.place`,
    statement.values,
  );
  const total = rows[0]?.total ?? 0;
  const pages = Math.ceil(total / query.pageSize);
  if (query.currentPage > pages && total > 0) throw inputError(`currentPage value ${query.currentPage} specified is greater than the ${pages} page(s) available.`);
  return { total, ids: rows.flatMap((row) => (row.id === null ? [] : [row.id])) };
}

/** Collects the values of one statement. */
export class Statement {
  readonly values: unknown[] = [];

  /** The placeholder for a value. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** SQL for `id, score, category_place` of all products that match the search text and the filters. */
export function matchedProducts(statement: Statement, store: StoreView, query: Pick<ProductQuery, 'search' | 'filter'>): string {
  const conditions = ['p.visible', ...filterConditions(statement, store, query.filter)];
  const categoryId = singleCategory(query.filter);
  const place = categoryId === undefined ? 'p.id' : `(select ci.position from category_index ci where ci.product_id = p.id and ci.category_id = ${statement.add(categoryId)})`;
  if (query.search === undefined) return `select p.id, 0::float8 as score, ${place} as place from product p join product_index i on i.product_id = p.id where ${conditions.join(' and ')}`;
  const hits = searchHits(statement, query.search);
  return `select p.id, h.score, ${place} as place from (${hits}) h join product p on p.id = h.product_id join product_index i on i.product_id = p.id where ${conditions.join(' and ')}`;
}

const EXACT_NUMBER = 1000;
const EXACT_SPELLING = 900;
const PREFIX_OF_NUMBER = 500;

/**
 * Products for a search text with a score: part numbers first (exact, another spelling, prefix), then full text in both languages with the
 * last word as a prefix, then what is spelled alike.
 */
function searchHits(statement: Statement, search: string): string {
  const tokens = words(search).slice(0, 12);
  const whole = partKey(search);
  const keys = [...new Set([whole, ...tokens.map(partKey), ...tokens.slice(1).map((token, index) => partKey(`${tokens[index] ?? ''}${token}`))])].filter((key) => key.length >= 3);
  const exact = statement.add(keys);
  const wholeKey = statement.add(whole);
  const prefix = statement.add(whole.length >= 3 ? `${whole.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : '');
  const plain = statement.add(fold(search));
  const lexemes = tokens.map((token) => `'${token.replaceAll("'", "''")}':*`).join(' & ');
  const tsquery = statement.add(lexemes);
  const full = `(to_tsquery('simple', ${tsquery}) || plainto_tsquery('english', ${plain}) || plainto_tsquery('arabic', ${plain}))`;
  return `
    select product_id, max(score) as score from (
      select product_id, case when main then ${EXACT_NUMBER} else ${EXACT_SPELLING} end + case when key = ${wholeKey} then 50 else 0 end + length(key)::float8 / 100 as score
      from part_key where key = any (${exact}::text[])
      union all
      select product_id, ${PREFIX_OF_NUMBER} - length(key)::float8 from part_key where main and key like ${prefix}
      union all
      select product_id, ts_rank(document, ${full})::float8 from product_search where document @@ ${full}
      union all
      select product_id, 0.01 * word_similarity(${plain}, folded) from product_search
      where length(${plain}) >= 4 and ${plain} <% folded and word_similarity(${plain}, folded) > 0.6
        and not exists (select 1 from product_search s where s.document @@ ${full})
    ) hits group by product_id`;
}

function filterConditions(statement: Statement, store: StoreView, filter: Input): readonly string[] {
  return filter.names().flatMap((name): readonly string[] => {
    const value = filter.object(name);
    const wanted = [...value.texts('eq'), ...value.texts('in')];
    const chosen = value.has('eq') || value.has('in');
    if (name === 'price') return range(statement, 'i.final_price', value);
    if (NUMBER_FILTERS.has(name)) {
      const conditions = range(statement, 'pn.value', value);
      return conditions.length === 0 ? [] : [`exists (select 1 from product_number pn join attribute a on a.id = pn.attribute_id and a.code = ${statement.add(name)} where pn.product_id = p.id and ${conditions.join(' and ')})`];
    }
    if (name === 'name' || name === 'description' || name === 'short_description') return value.has('match') ? matchConditions(statement, store, name, value.text('match') ?? '') : [];
    if (!chosen) return [];
    if (name === 'sku') return [`p.sku = any (${statement.add(wanted)}::text[])`];
    if (name === 'url_key') return [`exists (select 1 from product_text pt where pt.product_id = p.id and pt.store_id = ${statement.add(store.id)} and pt.url_key = any (${statement.add(wanted)}::text[]))`];
    if (name === 'category_uid' || name === 'category_id') return [inCategories(statement, wanted.flatMap((id) => categoryNumber(name, id) ?? []))];
    if (name === 'category_url_path') return [`exists (select 1 from category_index ci join category_text ct on ct.category_id = ci.category_id and ct.store_id = ${statement.add(store.id)} where ci.product_id = p.id and ct.url_path = any (${statement.add(wanted)}::text[]))`];
    if (SELECT_FILTERS.has(name)) {
      const options = wanted.filter((option) => /^\d{1,9}$/.test(option)).map(Number);
      return [`exists (select 1 from product_option po join attribute a on a.id = po.attribute_id and a.code = ${statement.add(name)} where po.product_id = p.id and po.option_id = any (${statement.add(options)}::int[]))`];
    }
    return [];
  });
}

function categoryNumber(name: string, value: string): number | undefined {
  if (name === 'category_uid') return idOf(value);
  return /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}

function singleCategory(filter: Input): number | undefined {
  const ids = ['category_uid', 'category_id'].flatMap((name) => [...filter.object(name).texts('eq'), ...filter.object(name).texts('in')].flatMap((id) => categoryNumber(name, id) ?? []));
  return ids.length === 1 ? ids[0] : undefined;
}

function inCategories(statement: Statement, ids: readonly number[]): string {
  return `exists (select 1 from category_index ci where ci.product_id = p.id and ci.category_id = any (${statement.add(ids)}::int[]))`;
}

function range(statement: Statement, column: string, value: Input): readonly string[] {
  return (['from', 'to'] as const).flatMap((bound) => {
    if (!value.has(bound)) return [];
    const limit = value.number(bound);
    if (limit === undefined) throw inputError(`Invalid range value: ${bound}`);
    return [`${column} ${bound === 'from' ? '>=' : '<='} ${statement.add(String(limit))}::numeric`];
  });
}

function matchConditions(statement: Statement, store: StoreView, column: 'name' | 'description' | 'short_description', match: string): readonly string[] {
  const terms = match.split(/\s+/).filter((term) => term !== '').slice(0, 12);
  return terms.map((term) => {
    const pattern = statement.add(`%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
    return `exists (select 1 from product_text pt where pt.product_id = p.id and pt.store_id = ${statement.add(store.id)} and pt.${column} ilike ${pattern})`;
  });
}

/** The order of a list: as asked; otherwise relevance with a search text and the position in the category without. */
function orderOf(statement: Statement, store: StoreView, query: ProductQuery): string {
  const asked = query.sort.names().flatMap((name) => {
    const direction = query.sort.text(name) === 'DESC' ? 'desc' : 'asc';
    if (name === 'price') return [`i.final_price ${direction}`];
    if (name === 'name') return [`(select pt.name from product_text pt where pt.product_id = m.id and pt.store_id = ${statement.add(store.id)}) ${direction}`];
    if (name === 'position') return [`m.place ${direction}`];
    // The platform ignores the direction of relevance: the best match is always first.
    if (name === 'relevance') return ['m.score desc'];
    if (OPTION_SORTS.has(name)) {
      return [`(select min(o.position) from product_option po join attribute_option o on o.id = po.option_id join attribute a on a.id = po.attribute_id and a.code = ${statement.add(name)} where po.product_id = m.id) ${direction} nulls last`];
    }
    return [];
  });
  const order = asked.length > 0 ? asked : [query.search === undefined ? 'm.place asc' : 'm.score desc'];
  return [...order, 'm.place asc', 'm.id asc'].join(', ');
}

function joinsFor(query: ProductQuery): string {
  return query.sort.has('price') ? 'join product_index i on i.product_id = m.id' : '';
}
