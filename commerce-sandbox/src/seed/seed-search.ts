import type { Queryable } from '../database/database.ts';
import { fold, partKey, words } from '../search/fold.ts';
import { OPTION_LABELS } from './attributes.ts';
import { insertRows } from './insert.ts';
import { idOf, type ProductIds } from './product-ids.ts';
import type { ProductSeed } from './product-seed.ts';
import type { PlacedCategory } from './seed-categories.ts';

/** What products are found by: part numbers in their spellings, and words of both languages. */
export async function insertSearch(target: Queryable, products: readonly ProductSeed[], ids: ProductIds, categories: readonly PlacedCategory[]): Promise<void> {
  const keys = new Map<string, Record<string, unknown>>();
  const addKey = (spelling: string, product_id: number, main: boolean): void => {
    const key = partKey(spelling);
    if (key !== '' && !keys.has(`${key} ${product_id}`)) keys.set(`${key} ${product_id}`, { key, product_id, main });
  };
  const byPath = new Map(categories.map((category) => [category.urlPath.en, category]));
  const documents = products.filter((product) => product.visible !== false).map((product) => {
    const product_id = idOf(ids, product.sku);
    addKey(product.sku, product_id, true);
    for (const alias of [...(product.aliases ?? []), ...(product.variants?.skus ?? [])]) addKey(alias, product_id, false);
    const names = (language: 'en' | 'ar'): string => {
      const category = byPath.get(product.categories[0])?.seed.name[language] ?? '';
      const labels = Object.values(product.attributes).map((value) => OPTION_LABELS[value]?.[language] ?? '');
      return [product.name[language], category, ...labels].join(' ');
    };
    const spellings = [product.sku, ...(product.aliases ?? []), ...(product.variants?.skus ?? [])];
    const { bore_diameter: d, outside_diameter: D, width_mm: B } = product.attributes;
    const size = d !== undefined && D !== undefined && B !== undefined ? `${d}x${D}x${B}` : '';
    const tokens = [...spellings.flatMap((spelling) => [partKey(spelling).toLowerCase(), ...words(spelling)]), ...words(`${names('en')} ${names('ar')}`), size];
    return { product_id, tokens: [...new Set(tokens)].join(' '), english: fold(names('en')), arabic: fold(names('ar')), folded: fold(`${product.sku} ${product.name.en} ${product.name.ar}`) };
  });
  await insertRows(target, 'part_key', [...keys.values()]);
  await target.query(
    `insert into product_search
     select product_id, setweight(to_tsvector('simple', tokens), 'A') || setweight(to_tsvector('english', english), 'B') || setweight(to_tsvector('arabic', arabic), 'B'), folded
     from jsonb_to_recordset($1::jsonb) as row (product_id int, tokens text, english text, arabic text, folded text)`,
    [JSON.stringify(documents)],
  );
}
