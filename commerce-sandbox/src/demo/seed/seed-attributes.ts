import type { Queryable } from '../../platform/database/database.ts';
import { STORES } from '../../platform/store-view/stores.ts';
import type { Text } from '../../platform/values/text.ts';
import { insertRows } from './insert.ts';
import { idOf, type ProductIds } from './product-ids.ts';
import type { ProductSeed } from './rules/product-seed.ts';
import { byValue } from './tables/option-ids.ts';
import { ATTRIBUTES, OPTION_LABELS, type AttributeCode } from './tables/attributes.ts';

/** Option ids by `attribute value`. */
export type OptionIds = ReadonlyMap<string, number>;

export async function insertAttributes(target: Queryable, products: readonly ProductSeed[]): Promise<OptionIds> {
  await insertRows(
    target,
    'attribute',
    ATTRIBUTES.map((attribute, index) => ({
      id: attribute.id,
      code: attribute.code,
      kind: attribute.kind,
      unit: 'unit' in attribute ? attribute.unit.en : null,
      filterable: attribute.filterable,
      sortable: 'sortable' in attribute,
      position: index,
    })),
  );
  await insertRows(
    target,
    'attribute_text',
    ATTRIBUTES.flatMap((attribute) =>
      STORES.map((store) => ({ attribute_id: attribute.id, store_id: store.id, label: attribute.label[store.language] })),
    ),
  );
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
      for (const store of STORES)
        labels.push({
          option_id: id,
          store_id: store.id,
          label: OPTION_LABELS[value]?.[store.language] ?? (unit ? `${value} ${unit[store.language]}` : String(value)),
        });
    });
  }
  await insertRows(target, 'attribute_option', rows);
  await insertRows(target, 'attribute_option_text', labels);
  return ids;
}

export async function insertProductAttributes(
  target: Queryable,
  products: readonly ProductSeed[],
  ids: ProductIds,
  options: OptionIds,
): Promise<void> {
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
