import type { Queryable } from '../../platform/database/database.ts';
import { STORES } from '../../platform/store-view/stores.ts';
import { toSize, type ProductSizes } from './sizes.ts';
import type { CatalogIndex, IndexedAttribute, IndexedCategory, IndexedOption, Lists } from './index-shape.ts';

/** Reads the whole catalogue's structure. `version` was read before, so that a change in between is noticed the next time. */
export async function loadCatalog(database: Queryable, version: number): Promise<CatalogIndex> {
  const products = await database.query<ProductRow>(
    'select p.id, p.sku, i.final_price as price, coalesce(s.popularity, 0) as popularity, s.sizes, s.measures from product p join product_index i on ' +
      'i.product_id = p.id left join product_search s on s.product_id = p.id where p.visible order by p.id',
  );
  const prices = Float64Array.from(products, (product) => Number(product.price));
  const place = new Map(products.map((product, index) => [product.id, index]));
  const attributes = await loadAttributes(database);
  const options = await loadOptions(database, attributes);
  const optionPlace = new Map(options.map((option, index) => [option.id, index]));
  const categories = await loadCategories(database, place);
  const names = await loadNames(database, place);
  return {
    version,
    ids: Int32Array.from(products, (product) => product.id),
    place,
    everything: Int32Array.from(products.keys()),
    bySku: new Map(products.map((product, index) => [product.sku, index])),
    byUrlKey: names.byUrlKey,
    prices,
    groupPrices: await loadGroupPrices(database, place, prices),
    popularity: Int32Array.from(products, (product) => product.popularity),
    sizes: products.map(sizesOf),
    nameRanks: names.ranks,
    attributes,
    options,
    optionPlace,
    optionsOf: await loadOptionLists(database, place, optionPlace),
    numbers: await loadNumbers(database, attributes, place),
    categories,
    categoryPlace: new Map(categories.map((category, index) => [category.id, index])),
    categoriesOf: listsOf(
      products.length,
      categories.map((category) => category.members),
    ),
  };
}

interface ProductRow {
  readonly id: number;
  readonly sku: string;
  readonly price: string;
  readonly popularity: number;
  readonly sizes: readonly string[] | null;
  readonly measures: ProductSizes['measures'] | null;
}

function sizesOf({ sizes, measures }: ProductRow): ProductSizes | undefined {
  if (!sizes || !measures || (sizes.length === 0 && Object.keys(measures).length === 0)) return undefined;
  return { sizes: sizes.map(toSize), measures };
}

interface LabelRow {
  readonly storeId: number;
  readonly label: string;
}

async function loadAttributes(database: Queryable): Promise<readonly IndexedAttribute[]> {
  const rows = await database.query<{ id: number; code: string; kind: 'select' | 'number'; position: number; labels: readonly LabelRow[] }>(
    `select a.id, a.code, a.kind, a.position, json_agg(json_build_object('storeId', t.store_id, 'label', t.label)) as labels
     from attribute a join attribute_text t on t.attribute_id = a.id where a.filterable group by a.id order by a.position`,
  );
  return rows.map((row) => ({ ...row, labels: labelsOf(row.labels) }));
}

async function loadOptions(database: Queryable, attributes: readonly IndexedAttribute[]): Promise<readonly IndexedOption[]> {
  const places = new Map(attributes.map((attribute, index) => [attribute.id, index]));
  const rows = await database.query<{ id: number; attributeId: number; position: number; labels: readonly LabelRow[] }>(
    `select o.id, o.attribute_id as "attributeId", o.position, json_agg(json_build_object('storeId', t.store_id, 'label', t.label)) as labels
     from attribute_option o join attribute_option_text t on t.option_id = o.id group by o.id order by o.attribute_id, o.position`,
  );
  return rows.flatMap(({ id, attributeId, position, labels }) => {
    const attribute = places.get(attributeId);
    return attribute === undefined ? [] : [{ id, attribute, position, labels: labelsOf(labels) }];
  });
}

const labelsOf = (rows: readonly LabelRow[]): ReadonlyMap<number, string> => new Map(rows.map((row) => [row.storeId, row.label]));

/** Numbers of a list that PostgreSQL has joined with commas; those unknown here are left out. */
function places(list: string, known: ReadonlyMap<number, number>): Int32Array {
  return Int32Array.from(list.split(',').flatMap((id) => known.get(Number(id)) ?? []));
}

async function loadOptionLists(
  database: Queryable,
  place: ReadonlyMap<number, number>,
  optionPlace: ReadonlyMap<number, number>,
): Promise<Lists> {
  const rows = await database.query<{ productId: number; options: string }>(
    `select product_id as "productId", string_agg(option_id::text, ',') as options from product_option group by product_id`,
  );
  const lists: Int32Array[] = Array.from({ length: place.size }, () => new Int32Array());
  for (const row of rows) {
    const at = place.get(row.productId);
    if (at !== undefined) lists[at] = places(row.options, optionPlace);
  }
  const start = new Int32Array(place.size + 1);
  for (const [at, list] of lists.entries()) start[at + 1] = (start[at] ?? 0) + list.length;
  const items = new Int32Array(start[place.size] ?? 0);
  for (const [at, list] of lists.entries()) items.set(list, start[at]);
  return { start, items };
}

async function loadNumbers(
  database: Queryable,
  attributes: readonly IndexedAttribute[],
  place: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<string, Float64Array>> {
  const wanted = attributes.filter((attribute) => attribute.kind === 'number');
  const result = new Map(wanted.map((attribute) => [attribute.code, new Float64Array(place.size).fill(Number.NaN)]));
  const rows = await database.query<{ code: string; products: string; values: string }>(
    `select a.code, string_agg(n.product_id::text, ',') as products, string_agg(n.value::text, ',') as values from ` +
      `product_number n join attribute a on a.id = n.attribute_id and a.filterable group by a.code`,
  );
  for (const row of rows) {
    const values = row.values.split(',');
    for (const [index, id] of row.products.split(',').entries()) {
      const at = place.get(Number(id));
      const column = result.get(row.code);
      if (at !== undefined && column) column[at] = Number(values[index]);
    }
  }
  return result;
}

async function loadCategories(database: Queryable, place: ReadonlyMap<number, number>): Promise<readonly IndexedCategory[]> {
  const rows = await database.query<{
    id: number;
    level: number;
    inMenu: boolean;
    texts: readonly { storeId: number; name: string; urlPath: string }[];
    products: string | null;
  }>(
    `select c.id, c.level, c.include_in_menu as "inMenu", (select json_agg(json_build_object('storeId', t.store_id, 'name', t.name, 'urlPath', t.url_path)) from category_text t where t.category_id = c.id) as texts,
       (select string_agg(i.product_id::text, ',' order by i.position, i.product_id) from category_index i where i.category_id = c.id) as products
     from category c where c.level > 0 order by c.level, c.id`,
  );
  return rows.map((row) => ({
    id: row.id,
    level: row.level,
    inMenu: row.inMenu,
    names: new Map(row.texts.map((text) => [text.storeId, text.name])),
    urlPaths: new Map(row.texts.map((text) => [text.storeId, text.urlPath])),
    members: row.products === null ? new Int32Array() : places(row.products, place),
  }));
}

async function loadNames(
  database: Queryable,
  place: ReadonlyMap<number, number>,
): Promise<{ readonly ranks: ReadonlyMap<number, Int32Array>; readonly byUrlKey: ReadonlyMap<number, ReadonlyMap<string, number>> }> {
  const ranks = new Map<number, Int32Array>();
  const byUrlKey = new Map<number, Map<string, number>>();
  for (const store of STORES) {
    const rows = await database.query<{ id: number; urlKey: string }>(
      'select product_id as id, url_key as "urlKey" from product_text where store_id = $1 order by name, product_id',
      [store.id],
    );
    const rank = new Int32Array(place.size);
    const keys = new Map<string, number>();
    for (const [index, row] of rows.entries()) {
      const at = place.get(row.id);
      if (at === undefined) continue;
      rank[at] = index;
      keys.set(row.urlKey, at);
    }
    ranks.set(store.id, rank);
    byUrlKey.set(store.id, keys);
  }
  return { ranks, byUrlKey };
}

/** Turns lists of products per category into lists of categories per product. */
function listsOf(products: number, members: readonly Int32Array[]): Lists {
  const start = new Int32Array(products + 1);
  for (const list of members) for (const at of list) start[at + 1] = (start[at + 1] ?? 0) + 1;
  for (let at = 0; at < products; at += 1) start[at + 1] = (start[at + 1] ?? 0) + (start[at] ?? 0);
  const next = start.slice(0, products);
  const items = new Int32Array(start[products] ?? 0);
  for (const [category, list] of members.entries()) {
    for (const at of list) {
      items[next[at] ?? 0] = category;
      next[at] = (next[at] ?? 0) + 1;
    }
  }
  return { start, items };
}

/** A copy of everybody's prices for each group that has others, with these. */
async function loadGroupPrices(
  database: Queryable,
  place: ReadonlyMap<number, number>,
  prices: Float64Array,
): Promise<ReadonlyMap<number, Float64Array>> {
  const rows = await database.query<{ productId: number; groupId: number; price: string }>(
    'select product_id as "productId", group_id as "groupId", final_price as price from group_price_index',
  );
  const groups = new Map<number, Float64Array>();
  for (const { productId, groupId, price } of rows) {
    const own = groups.get(groupId) ?? Float64Array.from(prices);
    groups.set(groupId, own);
    const product = place.get(productId);
    if (product !== undefined) own[product] = Number(price);
  }
  return groups;
}
