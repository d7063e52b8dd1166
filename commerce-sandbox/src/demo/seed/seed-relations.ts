import type { Queryable } from '../../platform/database/database.ts';
import { insertRows } from './insert.ts';
import { idOf, type ProductIds } from './product-ids.ts';
import type { ProductSeed } from './rules/product-seed.ts';
import { hash } from './rules/text.ts';
import { ATTRIBUTES } from './tables/attributes.ts';

/** Variants, links between products, reviews. */
export async function insertRelations(target: Queryable, products: readonly ProductSeed[], ids: ProductIds): Promise<void> {
  const attributeIds = new Map<string, number>(ATTRIBUTES.map((attribute) => [attribute.code, attribute.id]));
  const configurables = products.flatMap((product) => (product.variants ? [{ product, variants: product.variants }] : []));
  await insertRows(
    target,
    'configurable_attribute',
    configurables.map(({ product, variants }) => ({
      product_id: idOf(ids, product.sku),
      attribute_id: attributeIds.get(variants.attribute),
      position: 0,
    })),
  );
  await insertRows(
    target,
    'configurable_child',
    configurables.flatMap(({ product, variants }) =>
      variants.skus.map((sku) => ({ parent_id: idOf(ids, product.sku), child_id: idOf(ids, sku) })),
    ),
  );
  const links: Record<string, unknown>[] = [];
  products.forEach((product, index) => {
    if (product.visible === false) return;
    const product_id = idOf(ids, product.sku);
    const add = (kind: string, skus: readonly string[]): void => {
      [...new Set(skus)]
        .filter((sku) => sku !== product.sku)
        .slice(0, 4)
        .forEach((sku, position) => links.push({ product_id, linked_id: idOf(ids, sku), kind, position }));
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
      REVIEWS.slice(0, 1 + (hash(product.sku) % REVIEWS.length)).map(([nickname, summary, body, rating], index) => ({
        product_id: idOf(ids, product.sku),
        nickname,
        summary,
        text: body,
        rating,
        created_at: `2026-0${3 + index}-10T09:00:00Z`,
      })),
    )
    .map((row, index) => ({ id: index + 1, ...row }));
}
