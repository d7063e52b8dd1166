import type { Queryable } from '../../platform/database/database.ts';
import { inputError } from '../../platform/errors/errors.ts';
import type { StoreView } from '../../platform/store-view/stores.ts';
import type { Input } from '../../platform/values/input.ts';
import { facetsOf, type Aggregation } from './facets.ts';
import { conditionsOf, onlyCategory } from './filters.ts';
import type { CatalogIndex } from './index-shape.ts';
import { ordered } from './order.ts';
import type { NearSizes } from './sized-hits.ts';
import { textHits } from './text-hits.ts';

/** What a list of products is asked for. */
export interface ProductQuery {
  /** Whose prices are filtered and sorted by. */
  readonly customerGroup: number;
  readonly search: string | undefined;
  readonly filter: Input;
  readonly sort: Input;
  readonly pageSize: number;
  readonly currentPage: number;
}

export interface ProductPage {
  readonly total: number;
  readonly ids: readonly number[];
  /** Counted when asked for. */
  readonly facets: () => readonly Aggregation[];
  /** The text that was searched for instead of a misspelt one. */
  readonly corrected: string | undefined;
  /** Sizes that were found instead of the one asked for. */
  readonly near: NearSizes | undefined;
}

const MAX_PAGE_SIZE = 300;

/** One page of the products that match, in order. */
export async function findProducts(
  database: Queryable,
  everybodys: CatalogIndex,
  store: StoreView,
  query: ProductQuery,
): Promise<ProductPage> {
  const prices = everybodys.groupPrices.get(query.customerGroup);
  const index = prices ? { ...everybodys, prices } : everybodys;
  if (query.currentPage < 1) throw inputError('currentPage value must be greater than 0.');
  if (query.pageSize < 1) throw inputError('pageSize value must be greater than 0.');
  if (query.pageSize > MAX_PAGE_SIZE) throw inputError(`Maximum pageSize is ${MAX_PAGE_SIZE}`);
  const conditions = await conditionsOf(database, index, store, query.filter);
  const category = onlyCategory(index, store, query.filter);
  const members = category === undefined ? undefined : index.categories[category]?.members;
  const found = query.search === undefined ? undefined : await searched(database, everybodys, query.search);
  // A product that is named is not looked for in the whole catalogue. No facet belongs to such a filter.
  const named = conditions.find((condition) => condition.among)?.among;
  const base = found?.products ?? members ?? (named ? Int32Array.from(named) : index.everything);
  const matching = base.filter((product) => conditions.every((condition) => condition.passes(product)));
  const total = matching.length;
  const pages = Math.ceil(total / query.pageSize);
  if (query.currentPage > pages && total > 0)
    throw inputError(`currentPage value ${query.currentPage} specified is greater than the ${pages} page(s) available.`);
  const inOrder = ordered(index, store, query.sort, matching, members ? placesIn(query.sort, members) : undefined);
  const first = (query.currentPage - 1) * query.pageSize;
  return {
    total,
    ids: Array.from(inOrder.subarray(first, first + query.pageSize), (product) => index.ids[product] ?? 0),
    facets: () => facetsOf(index, store, base, conditions, query.search === undefined),
    corrected: found?.corrected,
    near: found?.near,
  };
}

/** Positions in a category, where the sort asks for them. */
function placesIn(sort: Input, members: Int32Array): ReadonlyMap<number, number> | undefined {
  return sort.has('position') ? new Map(Array.from(members, (product, position) => [product, position])) : undefined;
}

const MOST_POPULARITIES = 1000;

/** What a text finds, best first; what matches alike in the order of popularity. */
async function searched(
  database: Queryable,
  index: CatalogIndex,
  search: string,
): Promise<Pick<ProductPage, 'corrected' | 'near'> & { readonly products: Int32Array }> {
  const hits = await textHits(database, index, search);
  const places: number[] = [];
  const rank = new Map<number, number>();
  for (const [at, id] of hits.ids.entries()) {
    const product = index.place.get(id);
    if (product === undefined) continue;
    places.push(product);
    rank.set(product, (hits.scores[at] ?? 0) * MOST_POPULARITIES + (index.popularity[product] ?? 0));
  }
  places.sort((a, b) => (rank.get(b) ?? 0) - (rank.get(a) ?? 0) || a - b);
  return { products: Int32Array.from(places), corrected: hits.corrected, near: hits.near };
}
