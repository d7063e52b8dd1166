import type { Queryable } from '../database/database.ts';
import { uid } from '../graphql/uid.ts';
import type { StoreView } from '../store/stores.ts';
import { matchedProducts, Statement, type ProductQuery } from './product-search.ts';

/** A facet: an attribute with the values that the matching products have, and how many each. */
export interface Aggregation {
  readonly attribute_code: string;
  readonly label: string;
  readonly count: number;
  readonly position: number | null;
  readonly options: readonly { readonly __typename: 'AggregationOption'; readonly value: string; readonly label: string; readonly count: number }[];
}

interface FacetRow {
  readonly kind: 'price' | 'category' | 'select' | 'number';
  readonly code: string;
  readonly label: string;
  readonly position: number;
  readonly value: string;
  readonly optionLabel: string;
  readonly optionPosition: number;
  readonly count: number;
}

/** All facets of a list with one statement. Price and category come first, as in the platform; then the filterable attributes. */
export async function aggregate(database: Queryable, store: StoreView, query: Pick<ProductQuery, 'search' | 'filter'>): Promise<readonly Aggregation[]> {
  const statement = new Statement();
  const matched = matchedProducts(statement, store, query);
  const storeId = statement.add(store.id);
  const rows = await database.query<FacetRow>(
    `with matched as materialized (${matched})
     select 'price' as kind, 'price' as code, '' as label, 0 as position, i.final_price::text as value, '' as "optionLabel", 0 as "optionPosition", count(*)::int as count
     from matched m join product_index i on i.product_id = m.id group by i.final_price
     union all
     select 'category', 'category_uid', '', 1, c.id::text, ct.name, (c.level * 1000 + c.id), count(*)::int
     from matched m join category_index ci on ci.product_id = m.id join category c on c.id = ci.category_id and c.level > 1 and c.include_in_menu
     join category_text ct on ct.category_id = c.id and ct.store_id = ${storeId} group by c.id, ct.name
     union all
     select 'select', a.code, at.label, 10 + a.position, o.id::text, ot.label, o.position, count(*)::int
     from matched m join product_option po on po.product_id = m.id join attribute a on a.id = po.attribute_id and a.filterable
     join attribute_text at on at.attribute_id = a.id and at.store_id = ${storeId}
     join attribute_option o on o.id = po.option_id join attribute_option_text ot on ot.option_id = o.id and ot.store_id = ${storeId}
     group by a.id, at.label, o.id, ot.label
     union all
     select 'number', a.code, at.label, 10 + a.position, pn.value::text, '', 0, count(*)::int
     from matched m join product_number pn on pn.product_id = m.id join attribute a on a.id = pn.attribute_id and a.filterable
     join attribute_text at on at.attribute_id = a.id and at.store_id = ${storeId}
     group by a.id, at.label, pn.value
     order by position, "optionPosition"`,
    statement.values,
  );
  const groups = new Map<string, FacetRow[]>();
  for (const row of rows) groups.set(row.code, [...(groups.get(row.code) ?? []), row]);
  return [...groups.values()].flatMap((group) => {
    const first = group[0];
    return first ? [facet(first, group, store)] : [];
  });
}

const LABELS = { price: { en: 'Price', ar: 'السعر' }, category: { en: 'Category', ar: 'الفئة' } } as const;

function facet(first: FacetRow, group: readonly FacetRow[], store: StoreView): Aggregation {
  const ranged = first.kind === 'price' || first.kind === 'number';
  const options = ranged
    ? buckets(group)
    : group.map((row) => ({ __typename: 'AggregationOption' as const, value: first.kind === 'category' ? uid(row.value) : row.value, label: row.optionLabel, count: row.count }));
  const label = first.kind === 'price' || first.kind === 'category' ? LABELS[first.kind][store.language] : first.label;
  return { attribute_code: first.code, label, count: options.length, position: first.kind === 'price' || first.kind === 'category' ? null : first.position - 10, options };
}

const MOST_BUCKETS = 8;

/** Ranges of a round width, named `from_to` as the platform names them. */
function buckets(rows: readonly FacetRow[]): Aggregation['options'] {
  const largest = Math.max(...rows.map((row) => Number(row.value)));
  const step = roundStep(largest / MOST_BUCKETS);
  const counts = new Map<number, number>();
  for (const row of rows) {
    const bucket = Math.floor(Number(row.value) / step);
    counts.set(bucket, (counts.get(bucket) ?? 0) + row.count);
  }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([bucket, count]) => ({ __typename: 'AggregationOption', value: `${bucket * step}_${(bucket + 1) * step}`, label: `${bucket * step}-${(bucket + 1) * step}`, count }));
}

function roundStep(wanted: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(wanted, 1))));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= wanted) ?? power * 10;
}
