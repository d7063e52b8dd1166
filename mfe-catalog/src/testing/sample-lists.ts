import type { CategoryPageQuery } from '../pages/category/category-page.graphql.ts';
import type { FacetFragment, ProductFacetsQuery, ProductListQuery } from '../features/product-list/product-list.graphql.ts';
import type { SearchReadingQuery } from '../pages/search/search-page.graphql.ts';
import { bearing, price } from './sample-products';

type ListedItem = NonNullable<NonNullable<NonNullable<ProductListQuery['products']>['items']>[number]>;

const facet = (
  attribute_code: string,
  label: string,
  options: readonly [value: string, label: string, count: number][],
): FacetFragment => ({
  __typename: 'Aggregation',
  attribute_code,
  label,
  options: options.map(([value, text, count]) => ({ __typename: 'AggregationOption', value, label: text, count })),
});

export const FACETS = [
  facet('price', 'Price', [
    ['0_50', '0-50', 3],
    ['50_*', '50-*', 1],
  ]),
  facet('category_uid', 'Category', [
    ['Nw==', 'Sealed Bearings', 4],
    ['OA==', 'Open Bearings', 2],
  ]),
  facet('manufacturer', 'Manufacturer', [
    ['83001', 'Norvik', 3],
    ['83002', 'Kaidan', 1],
  ]),
  facet('bore_diameter', 'Bore diameter d', [
    ['140020', '20 mm', 2],
    ['140025', '25 mm', 2],
  ]),
  facet('seal_type', 'Seal', [['143001', '2RS', 4]]),
];

const listed = (sku: string, value: number, bore: string): ListedItem => ({
  __typename: 'SimpleProduct',
  uid: sku,
  sku,
  name: `Deep groove ball bearing ${sku}`,
  url_key: sku.toLowerCase(),
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  only_x_left_in_stock: null,
  small_image: bearing.small_image,
  thumbnail: bearing.thumbnail,
  price_range: price(value),
  custom_attributesV2: {
    __typename: 'ProductCustomAttributes',
    items: [
      {
        __typename: 'AttributeSelectedOptions',
        code: 'bore_diameter',
        selected_options: [{ __typename: 'AttributeSelectedOption', label: bore }],
      },
      {
        __typename: 'AttributeSelectedOptions',
        code: 'seal_type',
        selected_options: [{ __typename: 'AttributeSelectedOption', label: 'Rubber seals' }],
      },
    ],
  },
});

export const LISTED = [listed('6204-2RS', 20, '20 mm'), listed('6205-2RS', 24.15, '25 mm')];

interface ListOptions {
  items?: ListedItem[];
  page?: number;
  pages?: number;
  facets?: FacetFragment[];
}

export const listAnswer = (total = 14, { items = LISTED, page = 1, pages = 3, facets = [] }: ListOptions = {}): ProductListQuery => ({
  products: {
    __typename: 'Products',
    total_count: total,
    page_info: { __typename: 'SearchResultPageInfo', current_page: page, total_pages: pages },
    items: total === 0 ? [] : items,
    aggregations: facets,
  },
});

export const facetsAnswer = (total = 14, suggestions: readonly string[] = []): ProductFacetsQuery => ({
  products: {
    __typename: 'Products',
    total_count: total,
    aggregations: total === 0 ? [] : FACETS,
    sort_fields: {
      __typename: 'SortFields',
      options: [
        { __typename: 'SortField', label: 'Position', value: 'position' },
        { __typename: 'SortField', label: 'Product Name', value: 'name' },
        { __typename: 'SortField', label: 'Price', value: 'price' },
        { __typename: 'SortField', label: 'Bore diameter', value: 'bore_diameter' },
      ],
    },
    suggestions: suggestions.map((search) => ({ __typename: 'SearchSuggestion', search })),
  },
});

export const categoryAnswer: CategoryPageQuery = {
  categories: {
    __typename: 'CategoryResult',
    items: [
      {
        __typename: 'CategoryTree',
        uid: 'Mw==',
        name: 'Bearings',
        url_path: 'bearings',
        url_suffix: '.html',
        image: null,
        description: null,
        meta_title: null,
        meta_description: 'All bearings.',
        breadcrumbs: null,
        children: [
          {
            __typename: 'CategoryTree',
            uid: 'b',
            name: 'Roller Bearings',
            url_path: 'bearings/roller-bearings',
            url_suffix: '.html',
            image: null,
            position: 2,
            include_in_menu: 1,
            product_count: 169,
          },
          {
            __typename: 'CategoryTree',
            uid: 'a',
            name: 'Ball Bearings',
            url_path: 'bearings/ball-bearings',
            url_suffix: '.html',
            image: null,
            position: 1,
            include_in_menu: 1,
            product_count: 344,
          },
          {
            __typename: 'CategoryTree',
            uid: 'c',
            name: 'Hidden',
            url_path: 'bearings/hidden',
            url_suffix: '.html',
            image: null,
            position: 0,
            include_in_menu: 0,
            product_count: 1,
          },
        ],
      },
    ],
  },
};

/** How the platform understands a search: as typed, unless told otherwise. */
export const readingAnswer = (reading: Partial<SearchReadingQuery['search_reading']> = {}): SearchReadingQuery => ({
  search_reading: {
    __typename: 'SearchReading',
    read_as: null,
    size: null,
    measures: [],
    words: [],
    is_near: false,
    nearest_sizes: [],
    ...reading,
  },
});

export const nearSize = (label: string, search: string) => ({ __typename: 'SearchSize' as const, label, search });
