import { type ProductSummary, toProductSummary } from '../product-summary/product-summary';
import { attributeText } from '../specifications/specifications';
import type { Facet } from './facets';
import type { Sort } from './list-url';
import type { FacetFragment, ProductListQuery } from './product-list.graphql.ts';

export interface ListedProduct extends ProductSummary {
  /** Texts of its attributes by code; empty unless the list is shown as a table. */
  attributes: Readonly<Record<string, string>>;
}

export interface ProductListView {
  products: readonly ListedProduct[];
  total: number;
  page: number;
  pages: number;
  sortFields: readonly { value: string; label: string }[];
  facets: readonly (FacetFragment | null)[] | undefined;
}

export function toProductListView(answer: ProductListQuery | undefined): ProductListView | undefined {
  const list = answer?.products;
  if (!list) return undefined;
  return {
    products: (list.items ?? []).flatMap((product) =>
      product?.sku && product.url_key
        ? [{ ...toProductSummary(product), attributes: Object.fromEntries((product.custom_attributesV2?.items ?? []).flatMap((attribute) => (attribute ? [[attribute.code, attributeText(attribute)]] : []))) }]
        : [],
    ),
    total: list.total_count ?? 0,
    page: list.page_info?.current_page ?? 1,
    pages: list.page_info?.total_pages ?? 1,
    sortFields: (list.sort_fields?.options ?? []).flatMap((option) => (option?.value ? [{ value: option.value, label: option.label ?? option.value }] : [])),
    facets: list.aggregations ?? undefined,
  };
}

/** Said otherwise in every row of the table, or the same for a whole family. */
const NO_COLUMNS = ['price', 'category_uid', 'category_id', 'manufacturer', 'material', 'cage_material', 'standard'];
const MAX_COLUMNS = 5;

/** The dimensions that tell the products of a list apart: those that most of them have, in the facets' order. */
export function toColumns(products: readonly ListedProduct[], facets: readonly (FacetFragment | null)[]): Pick<Facet, 'code' | 'label'>[] {
  const columns = facets.flatMap((facet) => (facet && !NO_COLUMNS.includes(facet.attribute_code) ? [{ code: facet.attribute_code, label: facet.label ?? facet.attribute_code }] : []));
  return columns.filter(({ code }) => products.filter(({ attributes }) => attributes[code]).length * 2 >= products.length && products.length > 0).slice(0, MAX_COLUMNS);
}

export interface SortChoice {
  /** Empty: the platform's default. */
  value: string;
  /** Message with `{field}`. */
  message: string;
  field: string;
}

/** Orders that have no direction of interest. */
const DEFAULT_FIELDS = ['position', 'relevance'];

/** What the sort control offers: the default first, then each field in both directions. */
export function toSortChoices(fields: ProductListView['sortFields']): SortChoice[] {
  const standard = fields.find(({ value }) => DEFAULT_FIELDS.includes(value));
  const others = fields.filter(({ value }) => !DEFAULT_FIELDS.includes(value));
  return [
    { value: '', message: 'sort.default', field: standard?.label ?? '' },
    ...others.flatMap(({ value, label }) => (['asc', 'desc'] as const).map((direction) => ({ value: `${value}-${direction}`, message: sortMessage(value, direction), field: label }))),
  ];
}

function sortMessage(field: string, direction: Sort['direction']): string {
  return field === 'name' || field === 'manufacturer' ? `sort.text-${direction}` : `sort.number-${direction}`;
}
