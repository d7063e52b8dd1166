import { fold, partKey, words } from '../../commerce/search/fold.ts';
import { stem } from '../../commerce/search/stem.ts';
import { SYNONYM_WORDS } from '../../commerce/search/synonyms.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { insertRows } from './insert.ts';
import { idOf, type ProductIds } from './product-ids.ts';
import type { ProductSeed } from './rules/product-seed.ts';
import type { PlacedCategory } from './seed-categories.ts';
import { sizesOf, type SearchedSizes } from './sizes.ts';
import { OPTION_LABELS } from './tables/attributes.ts';

/** What products are found by: part numbers in their spellings, and words of both languages. */
export async function insertSearch(
  target: Queryable,
  products: readonly ProductSeed[],
  ids: ProductIds,
  categories: readonly PlacedCategory[],
): Promise<void> {
  const visible = products.filter((product) => product.visible !== false);
  await insertRows(target, 'part_key', partKeys(visible, ids));
  const byPath = new Map(categories.map((category) => [category.urlPath.en, category]));
  const documents = visible.map((product) => documentOf(product, idOf(ids, product.sku), byPath.get(product.categories[0])));
  await insertDocuments(target, documents);
  await insertRows(target, 'search_word', vocabulary(documents));
}

function partKeys(products: readonly ProductSeed[], ids: ProductIds): readonly Readonly<Record<string, unknown>>[] {
  const keys = new Map<string, Record<string, unknown>>();
  for (const product of products) {
    const product_id = idOf(ids, product.sku);
    spellings(product).forEach((spelling, index) => {
      const key = partKey(spelling);
      if (key !== '' && !keys.has(`${key} ${product_id}`)) keys.set(`${key} ${product_id}`, { key, product_id, main: index === 0 });
    });
  }
  return [...keys.values()];
}

const spellings = (product: ProductSeed): readonly string[] => [product.sku, ...(product.aliases ?? []), ...(product.variants?.skus ?? [])];

interface Document extends SearchedSizes {
  readonly product_id: number;
  readonly names: readonly string[];
  readonly words: readonly string[];
  readonly heads: readonly string[];
  readonly popularity: number;
  /** Plain words, for the vocabulary. */
  readonly plain: readonly string[];
}

function documentOf(product: ProductSeed, product_id: number, category: PlacedCategory | undefined): Document {
  const names = words(`${product.name.en} ${product.name.ar} ${product.sku}`);
  const sizes = writtenSizes(product);
  const labels = Object.values(product.attributes).flatMap((value) =>
    OPTION_LABELS[value] ? [OPTION_LABELS[value].en, OPTION_LABELS[value].ar] : typeof value === 'string' ? [value] : [],
  );
  const others = words(
    [
      String(product.attributes.outside_diameter ?? ''),
      String(product.attributes.width_mm ?? ''),
      category?.seed.name.en ?? '',
      category?.seed.name.ar ?? '',
      ...labels,
      ...(product.keywords ?? []),
    ].join(' '),
  );
  const numbers = spellings(product).flatMap((spelling) => [partKey(spelling).toLowerCase(), ...words(spelling)]);
  // Buyers name a part by its shaft (or bore) alone: "seal 40", "circlip 25".
  const { bore_diameter: bore, outside_diameter: outside } = product.attributes;
  // And a chain by its pitch.
  const main = bore ?? product.attributes.pitch_mm ?? outside;
  const named = withStems([...names, ...sizes, ...(main === undefined ? [] : [String(main)]), partKey(product.sku).toLowerCase()]);
  return {
    product_id,
    names: named,
    words: [...new Set([...named, ...withStems([...others, ...numbers])])],
    heads: headsOf(product),
    ...sizesOf(product),
    popularity: product.popularity ?? 0,
    plain: [...new Set([...names, ...others].filter((word) => /^\p{L}{3,}$/u.test(word)))],
  };
}

const withStems = (list: readonly string[]): readonly string[] => [...new Set(list.flatMap((word) => [word, stem(word)]))];

/** `25x52x15` for a part with these dimensions, in the order in which its trade names them. */
function writtenSizes(product: ProductSeed): readonly string[] {
  const { bore_diameter: d, outside_diameter: D, width_mm: B, cross_section_mm: s } = product.attributes;
  const chain = [d, D, B].every((value) => value !== undefined) ? [[d, D, B].join('x')] : [];
  return [...chain, ...(d !== undefined && s !== undefined ? [`${d}x${s}`] : [])];
}

/** The noun of the English name (the last word before the designation) and of the Arabic one (the first). */
function headsOf(product: ProductSeed): readonly string[] {
  const english = /^[A-Z]?[a-z-]+(?: (?!for |with |without )[a-z-]+)*/.exec(product.name.en)?.[0] ?? '';
  return [words(english).at(-1), words(product.name.ar)[0]].flatMap((word) => (word === undefined ? [] : [stem(word)]));
}

const DOCUMENTS_PER_STATEMENT = 1000;

async function insertDocuments(target: Queryable, documents: readonly Document[]): Promise<void> {
  for (let start = 0; start < documents.length; start += DOCUMENTS_PER_STATEMENT) {
    const rows = documents.slice(start, start + DOCUMENTS_PER_STATEMENT).map((document) => ({ ...document, plain: undefined }));
    await target.query(
      `insert into product_search (product_id, names, words, heads, popularity, sizes, measures)
       select product_id, array_to_tsvector(names), array_to_tsvector(words), heads, popularity, sizes, measures
       from jsonb_to_recordset($1::jsonb) as row (product_id int, names text[], words text[], heads text[], popularity int, sizes text[], measures jsonb)`,
      [JSON.stringify(rows)],
    );
  }
}

function vocabulary(documents: readonly Document[]): readonly Readonly<Record<string, unknown>>[] {
  const counts = new Map<string, number>(SYNONYM_WORDS.filter((word) => /^\p{L}{3,}$/u.test(word)).map((word) => [word, 0]));
  for (const { plain } of documents) for (const word of plain) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, products]) => ({ word: fold(word), products }));
}
