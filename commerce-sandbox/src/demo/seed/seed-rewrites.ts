import type { Queryable } from '../../platform/database/database.ts';
import { STORES, URL_SUFFIX } from '../../platform/store-view/stores.ts';
import { insertRows } from './insert.ts';
import { idOf, type ProductIds } from './product-ids.ts';
import type { ProductSeed } from './rules/product-seed.ts';
import type { PlacedCategory } from './seed-categories.ts';

/** The paths of products and categories in both views, and what moved. */
export async function insertRewrites(
  target: Queryable,
  products: readonly ProductSeed[],
  ids: ProductIds,
  categories: readonly PlacedCategory[],
): Promise<void> {
  const rows = new Map<string, Record<string, unknown>>();
  const add = (store_id: number, request_path: string, row: Record<string, unknown>): void => {
    if (!rows.has(`${store_id} ${request_path}`))
      rows.set(`${store_id} ${request_path}`, {
        store_id,
        request_path,
        entity_type: null,
        entity_id: null,
        target_path: null,
        redirect_code: 0,
        ...row,
      });
  };
  for (const { id: store_id, language } of STORES) {
    for (const { id, urlPath } of categories)
      add(store_id, `${urlPath[language]}${URL_SUFFIX}`, { entity_type: 'CATEGORY', entity_id: id });
    for (const product of products.filter((candidate) => candidate.visible !== false)) {
      const key = language === 'ar' ? (product.urlKeyArabic ?? product.urlKey) : product.urlKey;
      add(store_id, `${key}${URL_SUFFIX}`, { entity_type: 'PRODUCT', entity_id: idOf(ids, product.sku) });
    }
    add(store_id, 'old-bearings', { target_path: `bearings${URL_SUFFIX}`, redirect_code: 301 });
  }
  // Where the views differ, the key of the other view redirects, as "Create Permanent Redirect for old URL" leaves it behind.
  for (const { id: store_id, language } of STORES) {
    const other = language === 'en' ? 'ar' : 'en';
    for (const { urlPath } of categories)
      add(store_id, `${urlPath[other]}${URL_SUFFIX}`, { target_path: `${urlPath[language]}${URL_SUFFIX}`, redirect_code: 301 });
    for (const { urlKey, urlKeyArabic } of products) {
      if (urlKeyArabic === undefined) continue;
      const [from, to] = language === 'en' ? [urlKeyArabic, urlKey] : [urlKey, urlKeyArabic];
      add(store_id, `${from}${URL_SUFFIX}`, { target_path: `${to}${URL_SUFFIX}`, redirect_code: 301 });
    }
  }
  await insertRows(target, 'url_rewrite', [...rows.values()]);
}
