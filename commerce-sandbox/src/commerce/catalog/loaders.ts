import DataLoader from 'dataloader';
import type { Queryable } from '../../platform/database/database.ts';
import type { Halalas } from '../../platform/money/money.ts';
import type { StoreView } from '../../platform/store-view/stores.ts';
import { GUESTS } from '../customer-group/customer-groups.ts';
import { catalogIndex } from '../search/catalog-index.ts';
import type { CatalogIndex } from '../search/index-shape.ts';
import { productsById, productsBySku, skuKey, type Product } from './product.ts';

export interface TierPrice {
  readonly quantity: number;
  readonly price: Halalas;
  /** The customer group that it is for; null for everybody. */
  readonly groupId: number | null;
}

export interface AttributeValue {
  readonly attributeId: number;
  readonly code: string;
  readonly label: string;
  readonly position: number;
  readonly filterable: boolean;
  /** Options of a select, or one plain value. */
  readonly options: readonly { readonly id: number; readonly label: string }[];
  readonly value: string | undefined;
}

export interface ProductLink {
  readonly linkedId: number;
  readonly kind: 'related' | 'upsell' | 'crosssell';
  readonly sku: string;
  readonly type: string;
  readonly position: number;
}

/** An option that a configurable product is chosen by. */
export interface ConfigurableOption {
  readonly attributeId: number;
  readonly code: string;
  readonly label: string;
  readonly position: number;
  readonly values: readonly { readonly optionId: number; readonly label: string; readonly position: number }[];
}

export interface Configuration {
  readonly options: readonly ConfigurableOption[];
  readonly variants: readonly {
    readonly productId: number;
    readonly choices: readonly { readonly attributeId: number; readonly code: string; readonly optionId: number; readonly label: string }[];
  }[];
}

export interface Review {
  readonly productId: number;
  readonly nickname: string;
  readonly summary: string;
  readonly text: string;
  readonly rating: number | null;
  readonly createdAt: Date;
}

/** Everything about products that a request may need, each kind with one statement for all products asked for at a time. */
export interface CatalogLoaders {
  /** The structure of the catalogue: asked once per request whether it has changed. */
  index(): Promise<CatalogIndex>;
  readonly byId: DataLoader<number, Product | undefined>;
  readonly bySku: DataLoader<string, Product | undefined>;
  readonly tiers: DataLoader<number, readonly TierPrice[]>;
  readonly attributes: DataLoader<number, readonly AttributeValue[]>;
  readonly categoryIds: DataLoader<number, readonly number[]>;
  readonly links: DataLoader<number, readonly ProductLink[]>;
  readonly configuration: DataLoader<number, Configuration>;
  readonly reviews: DataLoader<number, readonly Review[]>;
}

export function catalogLoaders(database: Queryable, store: StoreView, customerGroup = GUESTS): CatalogLoaders {
  let index: Promise<CatalogIndex> | undefined;
  return {
    index: () => (index ??= catalogIndex(database)),
    byId: new DataLoader(async (ids) => pickBy(ids, await productsById(database, store, ids, customerGroup), (product) => product.id)),
    bySku: new DataLoader(
      async (skus) => pickBy(skus.map(skuKey), await productsBySku(database, store, skus, customerGroup), (product) => skuKey(product.sku)),
      { cacheKeyFn: skuKey },
    ),
    tiers: new DataLoader(async (ids) => {
      const rows = await database.query<TierPrice & { productId: number }>(
        `select product_id as "productId", quantity, (price * 100)::bigint as price, group_id as "groupId" from tier_price
         where product_id = any ($1::int[]) and (group_id is null or group_id = $2) order by quantity, price`,
        [ids, customerGroup],
      );
      // Of two prices for one quantity the lower one counts, and more pieces never cost more each.
      return groupBy(ids, rows).map((tiers) =>
        tiers.filter((tier, index) => tiers.slice(0, index).every((fewer) => fewer.price > tier.price)),
      );
    }),
    attributes: new DataLoader((ids) => loadAttributes(database, store, ids)),
    categoryIds: new DataLoader(async (ids) => {
      const rows = await database.query<{ productId: number; categoryId: number }>(
        'select product_id as "productId", category_id as "categoryId" from product_category where product_id = any ($1::int[]) ' +
          'order by category_id',
        [ids],
      );
      return groupBy(ids, rows).map((group) => group.map((row) => row.categoryId));
    }),
    links: new DataLoader(async (ids) =>
      groupBy(
        ids,
        await database.query<ProductLink & { productId: number }>(
          'select l.product_id as "productId", l.linked_id as "linkedId", l.kind, p.sku, p.type_id as type, l.position from ' +
            'product_link l join product p on p.id = l.linked_id where l.product_id = any ($1::int[]) order by l.position',
          [ids],
        ),
      ),
    ),
    configuration: new DataLoader((ids) => loadConfigurations(database, store, ids)),
    reviews: new DataLoader(async (ids) =>
      groupBy(
        ids,
        await database.query<Review>(
          'select product_id as "productId", nickname, summary, text, rating, created_at as "createdAt" from review where ' +
            'product_id = any ($1::int[]) and approved order by created_at desc',
          [ids],
        ),
      ),
    ),
  };
}

function pickBy<Key, Item>(keys: readonly Key[], items: readonly Item[], keyOf: (item: Item) => Key): (Item | undefined)[] {
  const byKey = new Map(items.map((item) => [keyOf(item), item]));
  return keys.map((key) => byKey.get(key));
}

function groupBy<Item extends { readonly productId: number }>(ids: readonly number[], items: readonly Item[]): readonly Item[][] {
  const groups = new Map<number, Item[]>(ids.map((id) => [id, []]));
  for (const item of items) groups.get(item.productId)?.push(item);
  return ids.map((id) => groups.get(id) ?? []);
}

async function loadAttributes(database: Queryable, store: StoreView, ids: readonly number[]): Promise<readonly AttributeValue[][]> {
  const rows = await database.query<AttributeValue & { productId: number }>(
    `select v.product_id as "productId", a.id as "attributeId", a.code, t.label, a.position, a.filterable,
       coalesce(json_agg(json_build_object('id', o.id, 'label', ot.label) order by o.position) filter (where o.id is not null), '[]') as options, min(v.value) as value
     from (
       select product_id, attribute_id, option_id, null::text as value from product_option where product_id = any ($2::int[])
       union all
       select product_id, attribute_id, null, trim_scale(value)::text from product_number where product_id = any ($2::int[])
     ) v
     join attribute a on a.id = v.attribute_id
     join attribute_text t on t.attribute_id = a.id and t.store_id = $1
     left join attribute_option o on o.id = v.option_id
     left join attribute_option_text ot on ot.option_id = o.id and ot.store_id = $1
     group by v.product_id, a.id, t.label
     order by a.position`,
    [store.id, ids],
  );
  return [...groupBy(ids, rows)];
}

interface VariantRow {
  readonly productId: number;
  readonly childId: number;
  readonly attributeId: number;
  readonly code: string;
  readonly attributeLabel: string;
  readonly attributePosition: number;
  readonly optionId: number;
  readonly label: string;
  readonly position: number;
}

async function loadConfigurations(database: Queryable, store: StoreView, ids: readonly number[]): Promise<readonly Configuration[]> {
  const rows = await database.query<VariantRow>(
    `select c.parent_id as "productId", c.child_id as "childId", a.id as "attributeId", a.code, at.label as "attributeLabel", ca.position as "attributePosition", o.id as "optionId", ot.label, o.position
     from configurable_child c
     join configurable_attribute ca on ca.product_id = c.parent_id
     join attribute a on a.id = ca.attribute_id
     join attribute_text at on at.attribute_id = a.id and at.store_id = $1
     join product_option po on po.product_id = c.child_id and po.attribute_id = a.id
     join attribute_option o on o.id = po.option_id
     join attribute_option_text ot on ot.option_id = o.id and ot.store_id = $1
     where c.parent_id = any ($2::int[])
     order by ca.position, o.position`,
    [store.id, ids],
  );
  return groupBy(ids, rows).map(configuration);
}

function configuration(rows: readonly VariantRow[]): Configuration {
  const options = new Map<number, Omit<ConfigurableOption, 'values'> & { values: Map<number, ConfigurableOption['values'][number]> }>();
  const variants = new Map<number, Configuration['variants'][number]['choices'][number][]>();
  for (const row of rows) {
    const option = options.get(row.attributeId) ?? {
      attributeId: row.attributeId,
      code: row.code,
      label: row.attributeLabel,
      position: row.attributePosition,
      values: new Map(),
    };
    option.values.set(row.optionId, { optionId: row.optionId, label: row.label, position: row.position });
    options.set(row.attributeId, option);
    variants.set(row.childId, [
      ...(variants.get(row.childId) ?? []),
      { attributeId: row.attributeId, code: row.code, optionId: row.optionId, label: row.label },
    ]);
  }
  return {
    options: [...options.values()].map((option) => ({ ...option, values: [...option.values.values()] })),
    variants: [...variants].map(([productId, choices]) => ({ productId, choices })),
  };
}
