import { type ProductSummary, toProductSummary } from '../product-summary/product-summary';
import { type AttributeView, type PlatformAttribute, toAttributeView } from '../specifications/specifications';
import type { Facet } from './facets';
import type { Sort } from './list-url';
import type { FacetFragment, ProductFacetsQuery, ProductListQuery } from './product-list.graphql.ts';

export interface ListedProduct extends ProductSummary {
  /** Its attributes by code; empty unless the list is shown as a table. */
  attributes: Readonly<Record<string, AttributeView>>;
}

export interface ProductListView {
  products: readonly ListedProduct[];
  total: number;
  page: number;
  pages: number;
  facets: readonly (FacetFragment | null)[] | undefined;
}

export function toProductListView(answer: ProductListQuery | undefined): ProductListView | undefined {
  const list = answer?.products;
  if (!list) return undefined;
  return {
    products: (list.items ?? []).flatMap((product) =>
      product?.sku && product.url_key
        ? [{ ...toProductSummary(product), attributes: toAttributes(product.custom_attributesV2?.items) }]
        : [],
    ),
    total: list.total_count ?? 0,
    page: list.page_info?.current_page ?? 1,
    pages: list.page_info?.total_pages ?? 1,
    facets: list.aggregations ?? undefined,
  };
}

function toAttributes(attributes: readonly PlatformAttribute[] | null | undefined): Record<string, AttributeView> {
  return Object.fromEntries(
    (attributes ?? []).flatMap((attribute) => {
      const view = attribute && toAttributeView(attribute);
      return attribute && view ? [[attribute.code, view]] : [];
    }),
  );
}

/** Said otherwise in every row of the table, or the same for a whole family. */
const NO_COLUMNS = ['price', 'category_uid', 'category_id', 'manufacturer', 'material', 'cage_material', 'standard'];
const MAX_COLUMNS = 4;

/** What the products of a list are compared by: the dimensions that most of them have, and words that are not all the same. */
export function toColumns(products: readonly ListedProduct[], facets: readonly (FacetFragment | null)[]): Pick<Facet, 'code' | 'label'>[] {
  const columns = facets.flatMap((facet) =>
    facet && !NO_COLUMNS.includes(facet.attribute_code) ? [{ code: facet.attribute_code, label: facet.label ?? facet.attribute_code }] : [],
  );
  return columns.filter(({ code }) => isWorthAColumn(products.map(({ attributes }) => attributes[code]?.value))).slice(0, MAX_COLUMNS);
}

function isWorthAColumn(values: readonly (string | undefined)[]): boolean {
  const known = values.filter((value) => value !== undefined);
  const isDimension = known.every((value) => /^\d/.test(value));
  return known.length > 0 && known.length * 2 >= values.length && (isDimension || new Set(values).size > 1);
}

export interface SortField {
  value: string;
  label: string;
}

export function toSortFields(answer: ProductFacetsQuery | undefined): SortField[] {
  return (answer?.products?.sort_fields?.options ?? []).flatMap((option) =>
    option?.value ? [{ value: option.value, label: option.label ?? option.value }] : [],
  );
}

export interface SortChoice {
  /** Empty: the platform's default. */
  value: string;
  /** Message with `{field}`. */
  message: SortMessage;
  field: string;
}

type SortMessage = 'sort.default' | `sort.${'text' | 'number'}-${Sort['direction']}`;

/** Orders that have no direction of interest. */
const DEFAULT_FIELDS = ['position', 'relevance'];

/** What the sort control offers: the default first, then each field in both directions. */
export function toSortChoices(fields: readonly SortField[]): SortChoice[] {
  const standard = fields.find(({ value }) => DEFAULT_FIELDS.includes(value));
  const others = fields.filter(({ value }) => !DEFAULT_FIELDS.includes(value));
  return [
    { value: '', message: 'sort.default', field: standard?.label ?? '' },
    ...others.flatMap(({ value, label }) =>
      (['asc', 'desc'] as const).map((direction) => ({
        value: `${value}-${direction}`,
        message: sortMessage(value, direction),
        field: label,
      })),
    ),
  ];
}

function sortMessage(field: string, direction: Sort['direction']): SortMessage {
  return field === 'name' || field === 'manufacturer' ? `sort.text-${direction}` : `sort.number-${direction}`;
}
