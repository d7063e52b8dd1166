import { inputError } from '../../platform/errors/errors.ts';
import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { pageInfo } from '../../platform/values/paging.ts';
import { findProducts, type ProductPage, type ProductQuery } from '../search/product-search.ts';
import { suggestions } from '../search/suggestions.ts';
import { productSources } from './product-source.ts';
import { productsFor } from './request-loaders.ts';

declare module '../../platform/graphql/sources.ts' {
  interface Sources {
    Products: ProductsSource;
  }
}

interface ProductsSource extends ProductPage {
  readonly query: ProductQuery;
}

const query = resolve('Query')({
  products: async (_source, input, context): Promise<ProductsSource> => {
    if (!input.has('search') && !input.has('filter')) throw inputError("'search' or 'filter' input argument is required.");
    const search = input.text('search')?.trim();
    const asked: ProductQuery = {
      customerGroup: context.customerGroup,
      search: search === '' ? undefined : search?.slice(0, 128),
      filter: input.object('filter'),
      sort: input.object('sort'),
      pageSize: input.number('pageSize') ?? 20,
      currentPage: input.number('currentPage') ?? 1,
    };
    return { query: asked, ...(await findProducts(context.database, await productsFor(context).index(), context.store, asked)) };
  },
});

const SORT_LABELS: readonly (readonly [value: string, en: string, ar: string])[] = [
  ['position', 'Position', 'الترتيب الافتراضي'],
  ['name', 'Product Name', 'اسم المنتج'],
  ['price', 'Price', 'السعر'],
  ['manufacturer', 'Manufacturer', 'الشركة المصنّعة'],
  ['bore_diameter', 'Bore diameter', 'قطر الثقب'],
  ['outside_diameter', 'Outside diameter', 'القطر الخارجي'],
];
const RELEVANCE: readonly [value: string, en: string, ar: string] = ['relevance', 'Relevance', 'الأكثر صلة'];

const products = resolve('Products')({
  items: (source, _input, context) => productSources(context, source.ids),
  total_count: (source) => source.total,
  page_info: (source) => pageInfo(source.query.currentPage, source.query.pageSize, source.total),
  aggregations: (source) => source.facets(),
  filters: (source) =>
    source.facets().map((facet) => ({
      name: facet.label,
      request_var: facet.attribute_code,
      filter_items_count: facet.count,
      filter_items: facet.options.map((option) => ({
        __typename: 'LayerFilterItem',
        label: option.label,
        value_string: option.value,
        items_count: option.count,
      })),
    })),
  sort_fields: (source, _input, context) => ({
    default: source.query.search === undefined ? 'position' : 'relevance',
    options: (source.query.search === undefined ? SORT_LABELS : [RELEVANCE, ...SORT_LABELS.slice(1)]).map(([value, en, ar]) => ({
      value,
      label: context.store.language === 'en' ? en : ar,
    })),
  }),
  suggestions: (source, _input, context) =>
    source.query.search === undefined ? null : suggestions(context.database, source.query.search, source),
});

export const productListResolvers: readonly TypeResolvers[] = [query, products];
