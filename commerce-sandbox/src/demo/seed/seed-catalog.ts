import { WHOLESALE } from '../../commerce/customer-group/customer-groups.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { STORES } from '../../platform/store-view/stores.ts';
import { MENU_ROOT_ID } from './categories.ts';
import { ballBearings } from './families/ball-bearings.ts';
import { belts } from './families/belts.ts';
import { drives } from './families/drives.ts';
import { fasteners } from './families/fasteners.ts';
import { housingParts } from './families/housing-parts.ts';
import { housings } from './families/housings.ts';
import { lubricants } from './families/lubricants.ts';
import { moreBallBearings } from './families/more-ball-bearings.ts';
import { moreLubricants } from './families/more-lubricants.ts';
import { moreRollerBearings } from './families/more-roller-bearings.ts';
import { moreSeals } from './families/more-seals.ts';
import { moreTools } from './families/more-tools.ts';
import { powerTransmission } from './families/power-transmission.ts';
import { rollerBearings } from './families/roller-bearings.ts';
import { seals } from './families/seals.ts';
import { tools } from './families/tools.ts';
import { insertRows } from './insert.ts';
import { idOf, type ProductIds } from './product-ids.ts';
import type { ProductSeed } from './rules/product-seed.ts';
import { insertAttributes, insertProductAttributes } from './seed-attributes.ts';
import { insertCategories, placeCategories, type PlacedCategory } from './seed-categories.ts';
import { insertRelations } from './seed-relations.ts';
import { insertRewrites } from './seed-rewrites.ts';
import { insertSearch } from './seed-search.ts';

/** Every product of the demo shop, in a fixed order. */
export function allProducts(): readonly ProductSeed[] {
  return [
    ...ballBearings(),
    ...moreBallBearings(),
    ...rollerBearings(),
    ...moreRollerBearings(),
    ...housings(),
    ...housingParts(),
    ...seals(),
    ...moreSeals(),
    ...powerTransmission(),
    ...belts(),
    ...drives(),
    ...lubricants(),
    ...moreLubricants(),
    ...tools(),
    ...moreTools(),
    ...fasteners(),
  ];
}

const FIRST_PRODUCT_ID = 101;
const CATALOG_DATE = '2026-01-15T06:00:00Z';

/** Writes categories, attributes, products and everything that is computed from them. Returns the number of products. */
export async function seedCatalog(target: Queryable, progress: (message: string) => void): Promise<number> {
  const categories = placeCategories();
  await insertCategories(target, categories);
  const products = allProducts();
  const ids = new Map(products.map((product, index) => [product.sku, FIRST_PRODUCT_ID + index]));
  if (ids.size !== products.length) throw new Error('Two products have the same SKU.');
  const options = await insertAttributes(target, products);
  await insertProducts(target, products, ids);
  progress(`Seeding: ${products.length} products written, now their attributes and places`);
  await insertProductCategories(target, products, ids, categories);
  await insertProductAttributes(target, products, ids, options);
  await insertRelations(target, products, ids);
  progress('Seeding: what the search finds products by');
  await insertSearch(target, products, ids, categories);
  await insertRewrites(target, products, ids, categories);
  await target.query('select refresh_product_index(null)');
  await target.query('select refresh_group_prices(null)');
  return products.length;
}

const riyals = (halalas: number): string => `${Math.trunc(halalas / 100)}.${String(halalas % 100).padStart(2, '0')}`;

async function insertProducts(target: Queryable, products: readonly ProductSeed[], ids: ProductIds): Promise<void> {
  await insertRows(
    target,
    'product',
    products.map((product) => ({
      id: idOf(ids, product.sku),
      sku: product.sku,
      type_id: product.variants ? 'configurable' : 'simple',
      family: product.family,
      visible: product.visible !== false,
      weight: product.weightKg,
      price: riyals(product.priceHalalas),
      special_price: product.specialPriceHalalas === undefined ? null : riyals(product.specialPriceHalalas),
      special_from: product.specialPriceHalalas === undefined ? null : '2026-01-01',
      drawing: product.drawing,
      created_at: CATALOG_DATE,
      updated_at: CATALOG_DATE,
    })),
  );
  await insertRows(
    target,
    'product_text',
    products.flatMap((product) =>
      STORES.map(({ id: store_id, language }) => ({
        product_id: idOf(ids, product.sku),
        store_id,
        name: product.name[language],
        description: product.description[language],
        short_description: product.shortDescription[language],
        url_key: language === 'ar' ? (product.urlKeyArabic ?? product.urlKey) : product.urlKey,
        meta_title: product.name[language],
        meta_description: product.shortDescription[language],
      })),
    ),
  );
  await insertRows(
    target,
    'stock',
    products.map((product) => ({ product_id: idOf(ids, product.sku), quantity: product.stock, max_sale_quantity: 10_000 })),
  );
  await insertRows(
    target,
    'tier_price',
    products.flatMap((product) =>
      (product.tiers ?? []).map((tier) => ({
        product_id: idOf(ids, product.sku),
        quantity: tier.quantity,
        price: riyals(tier.priceHalalas),
      })),
    ),
  );
  // Members of companies pay less for these from five pieces.
  await target.query(
    'insert into tier_price (product_id, quantity, price, group_id) select id, 5, round(price * 0.92, 2), $2 from product where ' +
      'sku = any ($1::text[])',
    [['6306-2Z', 'LGM2-400G'], WHOLESALE],
  );
  // Their contract says ten percent less for this one, from the first piece on.
  await target.query(
    `insert into tier_price (product_id, quantity, price, group_id) select id, 1, round(price * 0.9, 2), $1 from product where sku = '6206'`,
    [WHOLESALE],
  );
}

async function insertProductCategories(
  target: Queryable,
  products: readonly ProductSeed[],
  ids: ProductIds,
  categories: readonly PlacedCategory[],
): Promise<void> {
  const byPath = new Map(categories.map((category) => [category.urlPath.en, category]));
  const everything = byPath.get('shop-now');
  // What is asked for most stands first; the rest in the order of the families.
  const byPopularity = [...products].sort((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0));
  const rows = byPopularity.flatMap((product, index) => {
    const places = product.categories.map((path) => {
      const category = byPath.get(path);
      if (!category) throw new Error(`The seed names a category ${path} that is not in the tree.`);
      return category;
    });
    return [...places, ...(everything ? [everything] : [])].map((category) => ({
      category,
      product_id: idOf(ids, product.sku),
      position: index + 1,
    }));
  });
  await insertRows(
    target,
    'product_category',
    rows.map(({ category, product_id, position }) => ({ product_id, category_id: category.id, position })),
  );
  const anchored = new Map<string, Record<string, unknown>>();
  for (const { category, product_id, position } of rows) {
    for (const category_id of [category.id, ...category.ancestors, MENU_ROOT_ID])
      anchored.set(`${category_id} ${product_id}`, { category_id, product_id, position });
  }
  await insertRows(target, 'category_index', [...anchored.values()]);
}
