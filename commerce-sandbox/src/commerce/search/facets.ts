import type { StoreView } from '../../platform/store-view/stores.ts';
import { uid } from '../../platform/values/uid.ts';
import type { Condition } from './filters.ts';
import type { CatalogIndex } from './index-shape.ts';

/** A facet: an attribute with the values that products of the list have, and how many each. */
export interface Aggregation {
  readonly attribute_code: string;
  readonly label: string;
  readonly count: number;
  readonly position: number | null;
  readonly options: readonly FacetOption[];
}

interface FacetOption {
  readonly __typename: 'AggregationOption';
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** What products of a list have in common with each facet, counted in one pass. */
interface Counts {
  readonly options: Int32Array;
  readonly categories: Int32Array;
  readonly values: ReadonlyMap<string, number[]>;
}

/**
 * All facets of a list. Counts respect every filter but the facet's own, so that they tell what else could be chosen. On the page of a
 * category (`isPage`) the category is no choice: there it narrows its own facet, too. Price and category come first, as in the platform.
 */
export function facetsOf(
  index: CatalogIndex,
  store: StoreView,
  base: Int32Array,
  conditions: readonly Condition[],
  isPage: boolean,
): readonly Aggregation[] {
  const counts = count(index, base, conditions, isPage);
  const found: (Aggregation | undefined)[] = [
    ranged('price', LABELS.price[store.language], null, counts.values.get('price') ?? []),
    categoryFacet(index, store, counts.categories),
  ];
  const options = optionFacets(index, store, counts.options);
  for (const [place, attribute] of index.attributes.entries()) {
    const label = attribute.labels.get(store.id) ?? attribute.code;
    found.push(
      attribute.kind === 'number'
        ? ranged(attribute.code, label, attribute.position, counts.values.get(attribute.code) ?? [])
        : facet(attribute.code, label, attribute.position, options[place] ?? []),
    );
  }
  return found.filter((entry) => entry !== undefined);
}

const LABELS = { price: { en: 'Price', ar: 'السعر' }, category: { en: 'Category', ar: 'الفئة' } } as const;

function count(index: CatalogIndex, base: Int32Array, conditions: readonly Condition[], isPage: boolean): Counts {
  const counts = {
    options: new Int32Array(index.options.length),
    categories: new Int32Array(index.categories.length),
    values: new Map<string, number[]>([['price', []], ...[...index.numbers.keys()].map((code) => [code, []] as [string, number[]])]),
  };
  const attributePlace = new Map(index.attributes.map(({ code }, place) => [code, place]));
  for (const product of base) {
    let failed: string | undefined;
    let failures = 0;
    for (const condition of conditions) {
      if (condition.passes(product)) continue;
      failures += failed === condition.facet ? 0 : 1;
      failed = condition.facet;
      if (failures > 1 || (isPage && failed === 'category_uid')) break;
    }
    if (failures === 0) addTo(counts, index, product, undefined);
    else if (failures === 1 && failed !== undefined && !(isPage && failed === 'category_uid'))
      addTo(counts, index, product, { code: failed, attribute: attributePlace.get(failed) ?? -1 });
  }
  return counts;
}

/** Counts a product in every facet, or in one only: the one whose filter alone it does not pass. */
function addTo(
  counts: Counts,
  index: CatalogIndex,
  product: number,
  only: { readonly code: string; readonly attribute: number } | undefined,
): void {
  const { optionsOf, categoriesOf } = index;
  for (let at = optionsOf.start[product] ?? 0; at < (optionsOf.start[product + 1] ?? 0); at += 1) {
    const option = optionsOf.items[at] ?? 0;
    if (only === undefined || index.options[option]?.attribute === only.attribute)
      counts.options[option] = (counts.options[option] ?? 0) + 1;
  }
  if (only === undefined || only.code === 'category_uid') {
    for (let at = categoriesOf.start[product] ?? 0; at < (categoriesOf.start[product + 1] ?? 0); at += 1) {
      const category = categoriesOf.items[at] ?? 0;
      counts.categories[category] = (counts.categories[category] ?? 0) + 1;
    }
  }
  if (only === undefined || only.code === 'price') counts.values.get('price')?.push(index.prices[product] ?? 0);
  for (const [code, values] of index.numbers) {
    const value = values[product] ?? Number.NaN;
    if (!Number.isNaN(value) && (only === undefined || only.code === code)) counts.values.get(code)?.push(value);
  }
}

function categoryFacet(index: CatalogIndex, store: StoreView, counts: Int32Array): Aggregation | undefined {
  const options = index.categories.flatMap((category, place) => {
    const number = counts[place] ?? 0;
    return number > 0 && category.level > 1 && category.inMenu
      ? [{ __typename: 'AggregationOption' as const, value: uid(category.id), label: category.names.get(store.id) ?? '', count: number }]
      : [];
  });
  return facet('category_uid', LABELS.category[store.language], null, options);
}

/** Options in their order, by the place of their attribute. */
function optionFacets(index: CatalogIndex, store: StoreView, counts: Int32Array): readonly (readonly FacetOption[])[] {
  const lists: FacetOption[][] = index.attributes.map(() => []);
  for (const [place, number] of counts.entries()) {
    const option = number > 0 ? index.options[place] : undefined;
    if (option)
      lists[option.attribute]?.push({
        __typename: 'AggregationOption',
        value: String(option.id),
        label: option.labels.get(store.id) ?? '',
        count: number,
      });
  }
  return lists;
}

function facet(code: string, label: string, position: number | null, options: readonly FacetOption[]): Aggregation | undefined {
  return options.length === 0 ? undefined : { attribute_code: code, label, count: options.length, position, options };
}

const MOST_BUCKETS = 8;

/** Ranges of a round width, named `from_to` as the platform names them. */
function ranged(code: string, label: string, position: number | null, values: readonly number[]): Aggregation | undefined {
  let largest = 0;
  for (const value of values) largest = Math.max(largest, value);
  const step = roundStep(largest / MOST_BUCKETS);
  const buckets = new Map<number, number>();
  for (const value of values) buckets.set(Math.floor(value / step), (buckets.get(Math.floor(value / step)) ?? 0) + 1);
  const options = [...buckets]
    .sort(([a], [b]) => a - b)
    .map(([bucket, number]) => ({
      __typename: 'AggregationOption' as const,
      value: `${bucket * step}_${(bucket + 1) * step}`,
      label: `${bucket * step}-${(bucket + 1) * step}`,
      count: number,
    }));
  return facet(code, label, position, options);
}

function roundStep(wanted: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(wanted, 1))));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= wanted) ?? power * 10;
}
