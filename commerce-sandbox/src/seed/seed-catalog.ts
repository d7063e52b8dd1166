import type { Queryable } from '../database/database.ts';
import { partKey, words, fold } from '../search/fold.ts';
import { STORES, URL_SUFFIX } from '../store/stores.ts';
import { ATTRIBUTES, OPTION_LABELS, type AttributeCode } from './attributes.ts';
import { CATEGORIES, FIRST_CATEGORY_ID, MENU_ROOT_ID, type CategorySeed } from './categories.ts';
import { ballBearings } from './families/ball-bearings.ts';
import { housings } from './families/housings.ts';
import { lubricants } from './families/lubricants.ts';
import { powerTransmission } from './families/power-transmission.ts';
import { rollerBearings } from './families/roller-bearings.ts';
import { seals } from './families/seals.ts';
import { tools } from './families/tools.ts';
import { insertRows } from './insert.ts';
import type { ProductSeed } from './product-seed.ts';
import { hash, text, type Text } from './text.ts';

/** Every product of the demo shop, in a fixed order. */
export function allProducts(): readonly ProductSeed[] {
  return [...ballBearings(), ...rollerBearings(), ...housings(), ...seals(), ...powerTransmission(), ...lubricants(), ...tools()];
}

const FIRST_PRODUCT_ID = 101;
const CATALOG_DATE = '2026-01-15T06:00:00Z';

interface PlacedCategory {
  readonly id: number;
  readonly parentId: number;
  readonly level: number;
  readonly position: number;
  readonly idPath: string;
  readonly seed: CategorySeed;
  readonly urlPath: Text;
  readonly ancestors: readonly number[];
}

/** Writes categories, attributes, products and everything that is computed from them. Returns the number of products. */
export async function seedCatalog(target: Queryable): Promise<number> {
  const categories = placeCategories();
  await insertCategories(target, categories);
  const products = allProducts();
  const ids = new Map(products.map((product, index) => [product.sku, FIRST_PRODUCT_ID + index]));
  if (ids.size !== products.length) throw new Error('Two products have the same SKU.');
  const options = await insertAttributes(target, products);
  await insertProducts(target, products, ids);
  await insertProductCategories(target, products, ids, categories);
  await insertProductAttributes(target, products, ids, options);
  await insertRelations(target, products, ids);
  await insertSearch(target, products, ids, categories);
  await insertRewrites(target, products, ids, categories);
  await target.query('select refresh_product_index(null)');
  return products.length;
}

function placeCategories(): readonly PlacedCategory[] {
  const placed: PlacedCategory[] = [];
  const place = (seeds: readonly CategorySeed[], parent: { id: number; level: number; idPath: string; urlPath: Text | undefined; ancestors: readonly number[] }): void => {
    seeds.forEach((seed, index) => {
      const id = FIRST_CATEGORY_ID + placed.length;
      const urlPath = text(
        parent.urlPath === undefined ? seed.key : `${parent.urlPath.en}/${seed.key}`,
        parent.urlPath === undefined ? (seed.keyArabic ?? seed.key) : `${parent.urlPath.ar}/${seed.keyArabic ?? seed.key}`,
      );
      const idPath = `${parent.idPath}/${id}`;
      placed.push({ id, parentId: parent.id, level: parent.level + 1, position: index + 1, idPath, seed, urlPath, ancestors: parent.ancestors });
      place(seed.children ?? [], { id, level: parent.level + 1, idPath, urlPath, ancestors: [...parent.ancestors, id] });
    });
  };
  place(CATEGORIES, { id: MENU_ROOT_ID, level: 1, idPath: '1/2', urlPath: undefined, ancestors: [] });
  return placed;
}

async function insertCategories(target: Queryable, categories: readonly PlacedCategory[]): Promise<void> {
  const roots = [
    { id: 1, parent_id: null, level: 0, position: 0, path: '1', include_in_menu: true, image: null },
    { id: MENU_ROOT_ID, parent_id: 1, level: 1, position: 1, path: '1/2', include_in_menu: true, image: null },
  ];
  await insertRows(target, 'category', [
    ...roots,
    ...categories.map(({ id, parentId, level, position, idPath, seed, urlPath }) => ({
      id, parent_id: parentId, level, position, path: idPath, include_in_menu: seed.inMenu !== false, image: `/${urlPath.en.replaceAll('/', '-')}.png`,
    })),
  ]);
  const root = text('Default Category', 'الفئة الافتراضية');
  await insertRows(
    target,
    'category_text',
    STORES.flatMap(({ id: store_id, language }) => [
      { category_id: MENU_ROOT_ID, store_id, name: root[language], description: '', url_key: '', url_path: '', meta_title: root[language], meta_description: '' },
      ...categories.map(({ id, seed, urlPath }) => {
        const name = seed.name[language];
        const description = language === 'en'
          ? `<p>${name} to international standards, with drawings, dimensions and prices for every size. Order by 14:00 for dispatch on the same working day.</p>`
          : `<p>${name} وفق المواصفات العالمية، مع الرسومات والأبعاد والأسعار لكل مقاس. اطلب قبل الساعة <bdi dir="ltr">14:00</bdi> ليُشحن طلبك في يوم العمل نفسه.</p>`;
        return {
          category_id: id, store_id, name, description, url_key: language === 'ar' ? (seed.keyArabic ?? seed.key) : seed.key, url_path: urlPath[language], meta_title: name,
          meta_description: description.replaceAll(/<[^>]+>/g, ''),
        };
      }),
    ]),
  );
}

type OptionIds = ReadonlyMap<string, number>;

async function insertAttributes(target: Queryable, products: readonly ProductSeed[]): Promise<OptionIds> {
  await insertRows(
    target,
    'attribute',
    ATTRIBUTES.map((attribute, index) => ({
      id: attribute.id, code: attribute.code, kind: attribute.kind, unit: 'unit' in attribute ? attribute.unit.en : null, filterable: attribute.filterable, sortable: 'sortable' in attribute, position: index,
    })),
  );
  await insertRows(target, 'attribute_text', ATTRIBUTES.flatMap((attribute) => STORES.map((store) => ({ attribute_id: attribute.id, store_id: store.id, label: attribute.label[store.language] }))));
  const ids = new Map<string, number>();
  const rows: Record<string, unknown>[] = [];
  const labels: Record<string, unknown>[] = [];
  for (const attribute of ATTRIBUTES.filter((candidate) => candidate.kind === 'select')) {
    const values = [...new Set(products.flatMap((product) => product.attributes[attribute.code] ?? []))].sort(byValue);
    values.forEach((value, position) => {
      const id = attribute.id * 1000 + position + 1;
      ids.set(`${attribute.code} ${value}`, id);
      rows.push({ id, attribute_id: attribute.id, position });
      const unit: Text | undefined = 'unit' in attribute ? attribute.unit : undefined;
      for (const store of STORES) labels.push({ option_id: id, store_id: store.id, label: OPTION_LABELS[value]?.[store.language] ?? (unit ? `${value} ${unit[store.language]}` : String(value)) });
    });
  }
  await insertRows(target, 'attribute_option', rows);
  await insertRows(target, 'attribute_option_text', labels);
  return ids;
}

function byValue(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return String(left).localeCompare(String(right), 'en', { numeric: true });
}

type ProductIds = ReadonlyMap<string, number>;

function idOf(ids: ProductIds, sku: string): number {
  const id = ids.get(sku);
  if (id === undefined) throw new Error(`The seed names a product ${sku} that it does not make.`);
  return id;
}

const riyals = (halalas: number): string => `${Math.trunc(halalas / 100)}.${String(halalas % 100).padStart(2, '0')}`;

async function insertProducts(target: Queryable, products: readonly ProductSeed[], ids: ProductIds): Promise<void> {
  await insertRows(
    target,
    'product',
    products.map((product) => ({
      id: idOf(ids, product.sku), sku: product.sku, type_id: product.variants ? 'configurable' : 'simple', family: product.family, visible: product.visible !== false, weight: product.weightKg,
      price: riyals(product.priceHalalas), special_price: product.specialPriceHalalas === undefined ? null : riyals(product.specialPriceHalalas),
      special_from: product.specialPriceHalalas === undefined ? null : '2026-01-01', drawing: product.drawing, created_at: CATALOG_DATE, updated_at: CATALOG_DATE,
    })),
  );
  await insertRows(
    target,
    'product_text',
    products.flatMap((product) =>
      STORES.map(({ id: store_id, language }) => ({
        product_id: idOf(ids, product.sku), store_id, name: product.name[language], description: product.description[language], short_description: product.shortDescription[language],
        url_key: language === 'ar' ? (product.urlKeyArabic ?? product.urlKey) : product.urlKey, meta_title: product.name[language], meta_description: product.shortDescription[language],
      })),
    ),
  );
  await insertRows(target, 'stock', products.map((product) => ({ product_id: idOf(ids, product.sku), quantity: product.stock, max_sale_quantity: 10_000 })));
  await insertRows(
    target,
    'tier_price',
    products.flatMap((product) => (product.tiers ?? []).map((tier) => ({ product_id: idOf(ids, product.sku), quantity: tier.quantity, price: riyals(tier.priceHalalas) }))),
  );
}

async function insertProductCategories(target: Queryable, products: readonly ProductSeed[], ids: ProductIds, categories: readonly PlacedCategory[]): Promise<void> {
  const byPath = new Map(categories.map((category) => [category.urlPath.en, category]));
  const everything = byPath.get('shop-now');
  const rows = products.flatMap((product, index) => {
    const places = product.categories.map((path) => {
      const category = byPath.get(path);
      if (!category) throw new Error(`The seed names a category ${path} that is not in the tree.`);
      return category;
    });
    return [...places, ...(everything ? [everything] : [])].map((category) => ({ category, product_id: idOf(ids, product.sku), position: index + 1 }));
  });
  await insertRows(target, 'product_category', rows.map(({ category, product_id, position }) => ({ product_id, category_id: category.id, position })));
  const anchored = new Map<string, Record<string, unknown>>();
  for (const { category, product_id, position } of rows) {
    for (const category_id of [category.id, ...category.ancestors, MENU_ROOT_ID]) anchored.set(`${category_id} ${product_id}`, { category_id, product_id, position });
  }
  await insertRows(target, 'category_index', [...anchored.values()]);
}

async function insertProductAttributes(target: Queryable, products: readonly ProductSeed[], ids: ProductIds, options: OptionIds): Promise<void> {
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const selects: Record<string, unknown>[] = [];
  const numbers: Record<string, unknown>[] = [];
  for (const product of products) {
    const product_id = idOf(ids, product.sku);
    for (const attribute of ATTRIBUTES) {
      for (const value of new Set(valuesOf(product, attribute.code, bySku))) {
        if (attribute.kind === 'number') numbers.push({ product_id, attribute_id: attribute.id, value });
        else selects.push({ product_id, attribute_id: attribute.id, option_id: options.get(`${attribute.code} ${value}`) });
      }
    }
  }
  await insertRows(target, 'product_option', selects);
  await insertRows(target, 'product_number', numbers);
}

/** A configurable product is found by the options of what is behind it, too. */
function valuesOf(product: ProductSeed, code: AttributeCode, bySku: ReadonlyMap<string, ProductSeed>): readonly (string | number)[] {
  const own = product.attributes[code];
  if (own !== undefined) return [own];
  if (product.variants?.attribute !== code) return [];
  return product.variants.skus.flatMap((sku) => bySku.get(sku)?.attributes[code] ?? []);
}

async function insertRelations(target: Queryable, products: readonly ProductSeed[], ids: ProductIds): Promise<void> {
  const attributeIds = new Map<string, number>(ATTRIBUTES.map((attribute) => [attribute.code, attribute.id]));
  const configurables = products.flatMap((product) => (product.variants ? [{ product, variants: product.variants }] : []));
  await insertRows(target, 'configurable_attribute', configurables.map(({ product, variants }) => ({ product_id: idOf(ids, product.sku), attribute_id: attributeIds.get(variants.attribute), position: 0 })));
  await insertRows(target, 'configurable_child', configurables.flatMap(({ product, variants }) => variants.skus.map((sku) => ({ parent_id: idOf(ids, product.sku), child_id: idOf(ids, sku) }))));
  const links: Record<string, unknown>[] = [];
  products.forEach((product, index) => {
    if (product.visible === false) return;
    const product_id = idOf(ids, product.sku);
    const add = (kind: string, skus: readonly string[]): void => {
      [...new Set(skus)].filter((sku) => sku !== product.sku).slice(0, 4).forEach((sku, position) => links.push({ product_id, linked_id: idOf(ids, sku), kind, position }));
    };
    const neighbours = [1, -1, 2, -2, 3].flatMap((step) => {
      const other = products[index + step];
      return other && other.family === product.family && other.visible !== false ? [other.sku] : [];
    });
    add('related', [...(product.related ?? []), ...neighbours]);
    add('upsell', neighbours);
    add('crosssell', crossSell(product));
  });
  await insertRows(target, 'product_link', links);
  await insertRows(target, 'review', reviews(products, ids));
}

/** What is bought along with a family of parts. */
function crossSell(product: ProductSeed): readonly string[] {
  if (product.categories[0].startsWith('bearings')) return ['LGM2-400G', 'PUL-3-160'];
  if (product.categories[0].startsWith('power-transmission')) return ['CW-17', 'CW-19'];
  if (product.categories[0].startsWith('housing')) return ['LGM2-400G', 'ISO4017-M12X40-88'];
  return [];
}

const REVIEWS: readonly (readonly [nickname: string, summary: string, text: string, rating: number])[] = [
  ['Khalid M.', 'Exactly to size', 'Measured on arrival: all dimensions as drawn. Delivered to Jubail in two days.', 5],
  ['Workshop Dammam', 'Good value', 'Running for three months in a conveyor without noise.', 4],
  ['نورة العتيبي', 'جودة ممتازة', 'وصل الطلب بسرعة والمقاس مطابق تماماً للرسم.', 5],
  ['Faisal A.', 'Fine', 'Packing could be better, the part itself is as described.', 3],
];

function reviews(products: readonly ProductSeed[], ids: ProductIds): readonly Record<string, unknown>[] {
  return products
    .filter((product) => product.visible !== false && hash(`review ${product.sku}`) % 6 === 0)
    .flatMap((product) =>
      REVIEWS.slice(0, 1 + (hash(product.sku) % REVIEWS.length)).map(([nickname, summary, body, rating], index) => ({ product_id: idOf(ids, product.sku), nickname, summary, text: body, rating, created_at: `2026-0${3 + index}-10T09:00:00Z` })),
    )
    .map((row, index) => ({ id: index + 1, ...row }));
}

async function insertSearch(target: Queryable, products: readonly ProductSeed[], ids: ProductIds, categories: readonly PlacedCategory[]): Promise<void> {
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

async function insertRewrites(target: Queryable, products: readonly ProductSeed[], ids: ProductIds, categories: readonly PlacedCategory[]): Promise<void> {
  const rows = new Map<string, Record<string, unknown>>();
  const add = (store_id: number, request_path: string, row: Record<string, unknown>): void => {
    if (!rows.has(`${store_id} ${request_path}`)) rows.set(`${store_id} ${request_path}`, { store_id, request_path, entity_type: null, entity_id: null, target_path: null, redirect_code: 0, ...row });
  };
  for (const { id: store_id, language } of STORES) {
    for (const { id, urlPath } of categories) add(store_id, `${urlPath[language]}${URL_SUFFIX}`, { entity_type: 'CATEGORY', entity_id: id });
    for (const product of products.filter((candidate) => candidate.visible !== false)) {
      const key = language === 'ar' ? (product.urlKeyArabic ?? product.urlKey) : product.urlKey;
      add(store_id, `${key}${URL_SUFFIX}`, { entity_type: 'PRODUCT', entity_id: idOf(ids, product.sku) });
    }
    add(store_id, 'old-bearings', { target_path: `bearings${URL_SUFFIX}`, redirect_code: 301 });
  }
  // Where the views differ, the key of the other view redirects, as "Create Permanent Redirect for old URL" leaves it behind.
  for (const { id: store_id, language } of STORES) {
    const other = language === 'en' ? 'ar' : 'en';
    for (const { urlPath } of categories) add(store_id, `${urlPath[other]}${URL_SUFFIX}`, { target_path: `${urlPath[language]}${URL_SUFFIX}`, redirect_code: 301 });
    for (const { urlKey, urlKeyArabic } of products) {
      if (urlKeyArabic === undefined) continue;
      const [from, to] = language === 'en' ? [urlKeyArabic, urlKey] : [urlKey, urlKeyArabic];
      add(store_id, `${from}${URL_SUFFIX}`, { target_path: `${to}${URL_SUFFIX}`, redirect_code: 301 });
    }
  }
  await insertRows(target, 'url_rewrite', [...rows.values()]);
}
