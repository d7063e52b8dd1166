import { type ProductSummary, toProductSummary } from '../product-summary/product-summary';
import { type KeyDatum, toKeyData } from '../specifications/key-data';
import { commonUnit } from '../specifications/measures';
import { type AttributeView, type PlatformAttribute, toAttributeView, type Unit, unitOf } from '../specifications/specifications';
import { SYMBOLS } from '../specifications/symbols';
import { isRange, type Sort } from './list-url';
import type { FacetFragment, ProductFacetsQuery, ProductListQuery } from './product-list.graphql.ts';

export interface ListedProduct extends ProductSummary {
  /** Its attributes by code. */
  attributes: Readonly<Partial<Record<string, AttributeView>>>;
  keyData: readonly KeyDatum[];
  manufacturer: string | undefined;
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
    products: (list.items ?? []).flatMap((product) => {
      if (!product?.sku || !product.url_key) return [];
      const attributes = toAttributes(product.custom_attributesV2?.items);
      return [
        { ...toProductSummary(product), attributes, keyData: toKeyData(attributes), manufacturer: attributes['manufacturer']?.value },
      ];
    }),
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

/** A column of the table: an attribute that products of the list have. */
export interface Column {
  code: string;
  label: string;
  /** What standards and drawings write for it. */
  symbol: string | undefined;
  /** Numbers, aligned as such; their unit stands in the heading, as the platform writes it or as a message. */
  isNumber: boolean;
  unit: string | undefined;
  unitMessage: Unit | undefined;
}

/** Said otherwise in every row of the table, or the same for a whole family. */
const NO_COLUMNS = ['price', 'category_uid', 'category_id', 'manufacturer', 'cage_material', 'standard', 'clearance'];
/** Worth a column only where there is little else. */
const LAST_COLUMN = 'material';
const MAX_COLUMNS = 5;

/**
 * What the products of a list are compared by: sizes, ratings, and words that are not all the same. Each is a column where at least half of
 * the whole list has it, so that every page of a family has the same columns, or at least half of the products shown, so that a list of
 * several families says of each what it is measured by. None is empty in every row.
 */
export function toColumns(
  facets: readonly (FacetFragment | null)[],
  total: number,
  products?: readonly Pick<ListedProduct, 'attributes'>[],
): Column[] {
  const columns = facets.flatMap((facet) => {
    if (!facet || NO_COLUMNS.includes(facet.attribute_code)) return [];
    const isOfList = countOf(facet) * 2 >= total;
    if (!products) return isOfList ? toColumn(facet) : [];
    const having = products.filter(({ attributes }) => attributes[facet.attribute_code]).length;
    return having > 0 && (isOfList || having * 2 >= products.length) ? toColumn(facet) : [];
  });
  const further = columns.filter(({ code }) => code !== LAST_COLUMN);
  return (further.length < 3 ? columns : further).slice(0, MAX_COLUMNS);
}

const countOf = ({ options }: FacetFragment) => (options ?? []).reduce((sum, option) => sum + (option?.count ?? 0), 0);

function toColumn({ attribute_code: code, label, options }: FacetFragment): Column[] {
  const known = (options ?? []).flatMap((option) => option ?? []);
  const unit = commonUnit(known.map((option) => option.label ?? ''));
  const isSpan = known.length > 0 && known.every(({ value }) => isRange(value));
  const isNumber = isSpan || unit !== undefined;
  if (!isNumber && known.length < 2) return [];
  return [{ code, label: label ?? code, symbol: SYMBOLS[code], isNumber, unit, unitMessage: isSpan ? unitOf(code) : undefined }];
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
