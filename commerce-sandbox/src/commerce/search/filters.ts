import type { Queryable } from '../../platform/database/database.ts';
import { inputError } from '../../platform/errors/errors.ts';
import type { StoreView } from '../../platform/store-view/stores.ts';
import type { Input } from '../../platform/values/input.ts';
import { idOf } from '../../platform/values/uid.ts';
import type { CatalogIndex } from './index-shape.ts';

/** A filter on products (places in the index), named by the facet that it belongs to: that facet's own counts ignore it. */
export interface Condition {
  readonly facet: string;
  readonly passes: (product: number) => boolean;
  /** The few products that can pass, where they are known. */
  readonly among?: readonly number[];
}

/** The conditions of a filter input. Filters of attributes that the shop does not have are ignored, as the schema refuses them anyway. */
export async function conditionsOf(
  database: Queryable,
  index: CatalogIndex,
  store: StoreView,
  filter: Input,
): Promise<readonly Condition[]> {
  const conditions = await Promise.all(filter.names().map((name) => conditionOf(database, index, store, name, filter.object(name))));
  return conditions.filter((condition) => condition !== undefined);
}

async function conditionOf(
  database: Queryable,
  index: CatalogIndex,
  store: StoreView,
  name: string,
  value: Input,
): Promise<Condition | undefined> {
  if (name === 'price') return within('price', index.prices, value);
  const numbers = index.numbers.get(name);
  if (numbers) return within(name, numbers, value);
  if (name === 'name' || name === 'description' || name === 'short_description')
    return value.has('match') ? matching(database, index, store, name, value.text('match') ?? '') : undefined;
  if (!value.has('eq') && !value.has('in')) return undefined;
  const wanted = [...value.texts('eq'), ...value.texts('in')];
  if (name === 'sku')
    return among(
      'sku',
      wanted.flatMap((sku) => index.bySku.get(sku) ?? []),
    );
  if (name === 'url_key')
    return among(
      'url_key',
      wanted.flatMap((key) => index.byUrlKey.get(store.id)?.get(key) ?? []),
    );
  if (name === 'category_uid' || name === 'category_id' || name === 'category_url_path') return inCategories(index, store, name, wanted);
  const attribute = index.attributes.findIndex(({ code }) => code === name);
  return attribute === -1 ? undefined : withOption(index, name, wanted);
}

function within(facet: string, values: Float64Array, value: Input): Condition | undefined {
  const [from, to] = (['from', 'to'] as const).map((bound) => {
    const limit = value.number(bound);
    if (value.has(bound) && limit === undefined) throw inputError(`Invalid range value: ${bound}`);
    return limit;
  });
  if (from === undefined && to === undefined) return undefined;
  return {
    facet,
    passes: (product) => (values[product] ?? Number.NaN) >= (from ?? -Infinity) && (values[product] ?? Number.NaN) <= (to ?? Infinity),
  };
}

function among(facet: string, products: readonly number[]): Condition {
  const wanted = new Set(products);
  return { facet, passes: (product) => wanted.has(product), among: [...wanted].sort((a, b) => a - b) };
}

function inCategories(index: CatalogIndex, store: StoreView, name: string, wanted: readonly string[]): Condition {
  const chosen = new Set(categoryPlaces(index, store, name, wanted));
  const { start, items } = index.categoriesOf;
  return {
    facet: 'category_uid',
    passes: (product) => {
      for (let at = start[product] ?? 0; at < (start[product + 1] ?? 0); at += 1) if (chosen.has(items[at] ?? -1)) return true;
      return false;
    },
  };
}

function categoryPlaces(index: CatalogIndex, store: StoreView, name: string, wanted: readonly string[]): readonly number[] {
  if (name === 'category_url_path')
    return [...index.categories.keys()].filter((place) => wanted.includes(index.categories[place]?.urlPaths.get(store.id) ?? '\n'));
  return wanted.flatMap((value) => {
    const id = name === 'category_uid' ? idOf(value) : /^\d{1,9}$/.test(value) ? Number(value) : undefined;
    return id === undefined ? [] : (index.categoryPlace.get(id) ?? []);
  });
}

/** The one category that a list shows, if it does: its order is the list's. */
export function onlyCategory(index: CatalogIndex, store: StoreView, filter: Input): number | undefined {
  const places = ['category_uid', 'category_id', 'category_url_path'].flatMap((name) =>
    categoryPlaces(index, store, name, [...filter.object(name).texts('eq'), ...filter.object(name).texts('in')]),
  );
  return places.length === 1 ? places[0] : undefined;
}

function withOption(index: CatalogIndex, facet: string, wanted: readonly string[]): Condition {
  const chosen = new Uint8Array(index.options.length);
  const attribute = index.attributes.findIndex(({ code }) => code === facet);
  for (const value of wanted) {
    const place = /^\d{1,9}$/.test(value) ? index.optionPlace.get(Number(value)) : undefined;
    if (place !== undefined && index.options[place]?.attribute === attribute) chosen[place] = 1;
  }
  const { start, items } = index.optionsOf;
  return {
    facet,
    passes: (product) => {
      for (let at = start[product] ?? 0; at < (start[product + 1] ?? 0); at += 1) if (chosen[items[at] ?? 0] === 1) return true;
      return false;
    },
  };
}

const MOST_TERMS = 12;

/** Every word must occur in the text. Texts are not in memory, so the database looks. */
async function matching(
  database: Queryable,
  index: CatalogIndex,
  store: StoreView,
  column: 'name' | 'description' | 'short_description',
  match: string,
): Promise<Condition | undefined> {
  const terms = match
    .split(/\s+/)
    .filter((term) => term !== '')
    .slice(0, MOST_TERMS);
  if (terms.length === 0) return undefined;
  const patterns = terms.map((term) => `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  const rows = await database.query<{ id: number }>(
    `select product_id as id from product_text where store_id = $1 and ${column} ilike all ($2::text[])`,
    [store.id, patterns],
  );
  return among(
    column,
    rows.flatMap((row) => index.place.get(row.id) ?? []),
  );
}
