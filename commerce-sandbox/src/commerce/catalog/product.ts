import type { Queryable } from '../../platform/database/database.ts';
import type { Halalas } from '../../platform/money/money.ts';
import type { StoreView } from '../../platform/store-view/stores.ts';
import { GUESTS } from '../customer-group/customer-groups.ts';

/** A product as one store view shows it. */
export interface Product {
  readonly id: number;
  readonly sku: string;
  readonly type: 'simple' | 'configurable';
  readonly family: string;
  readonly visible: boolean;
  readonly name: string;
  readonly description: string;
  readonly shortDescription: string;
  readonly urlKey: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly weight: string;
  readonly finalPrice: Halalas;
  readonly regularPrice: Halalas;
  readonly maximumFinalPrice: Halalas;
  readonly maximumRegularPrice: Halalas;
  readonly specialPrice: Halalas | null;
  readonly specialFrom: Date | null;
  readonly inStock: boolean;
  readonly quantity: number;
  readonly maxSaleQuantity: number;
  readonly ratingSummary: number;
  readonly reviewCount: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What two spellings of a part number that differ in case only have in common. */
export const skuKey = (sku: string): string => sku.toLowerCase();

/** Halalas of a numeric column, as a whole number. */
const halalas = (column: string): string => `(${column} * 100)::bigint`;

const SELECT_PRODUCT = `
  select p.id, p.sku, p.type_id as type, p.family, p.visible, t.name, t.description, t.short_description as "shortDescription", t.url_key as "urlKey", t.meta_title as "metaTitle",
    t.meta_description as "metaDescription", p.weight::text as weight, ${halalas('coalesce(g.final_price, i.final_price)')} as "finalPrice", ${halalas('i.regular_price')} as "regularPrice",
    ${halalas('coalesce(g.maximum_final_price, i.maximum_final_price)')} as "maximumFinalPrice", ${halalas('i.maximum_regular_price')} as "maximumRegularPrice", ${halalas('p.special_price')} as "specialPrice",
    p.special_from as "specialFrom", i.in_stock as "inStock", s.quantity, s.max_sale_quantity as "maxSaleQuantity", coalesce(r.summary, 0)::int as "ratingSummary", coalesce(r.number, 0)::int as "reviewCount",
    p.created_at as "createdAt", p.updated_at as "updatedAt"
  from product p
  join product_text t on t.product_id = p.id and t.store_id = $1
  join product_index i on i.product_id = p.id
  left join group_price_index g on g.product_id = p.id and g.group_id = $3
  join stock s on s.product_id = p.id
  left join lateral (select round(avg(rating) * 20) as summary, count(*) as number from review where review.product_id = p.id and approved) r on true`;

/** Products as a customer group buys them; without one, at everybody's prices. */
export function productsById(target: Queryable, store: StoreView, ids: readonly number[], group = GUESTS): Promise<readonly Product[]> {
  return target.query<Product>(`${SELECT_PRODUCT} where p.id = any ($2::int[])`, [store.id, ids, group]);
}

/** Part numbers are found in any case, as the platform compares them. */
export function productsBySku(target: Queryable, store: StoreView, skus: readonly string[], group = GUESTS): Promise<readonly Product[]> {
  return target.query<Product>(`${SELECT_PRODUCT} where lower(p.sku) = any ($2::text[])`, [store.id, skus.map(skuKey), group]);
}
