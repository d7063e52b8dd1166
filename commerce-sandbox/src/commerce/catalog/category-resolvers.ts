import { inputError, notFound } from '../../platform/errors/errors.ts';
import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { URL_SUFFIX } from '../../platform/store-view/stores.ts';
import { Input } from '../../platform/values/input.ts';
import { pageAsked, pageInfo, pageOf } from '../../platform/values/paging.ts';
import { idOf, uid } from '../../platform/values/uid.ts';
import { findProducts } from '../search/product-search.ts';
import { MENU_ROOT } from '../store/menu-root.ts';
import type { Category } from './category-loaders.ts';
import { categorySource } from './category-source.ts';
import { productSources } from './product-source.ts';
import { categoriesFor, productsFor } from './request-loaders.ts';

const categoryInterface = resolve('CategoryTree')({
  id: (category) => category.id,
  uid: (category) => uid(category.id),
  name: (category) => category.name,
  description: (category) => category.description || null,
  image: (category, _input, context) => (category.image === null ? null : `${context.origin}/media/catalog/category${category.image}`),
  url_key: (category) => category.urlKey || null,
  url_path: (category) => category.urlPath || null,
  url_suffix: () => URL_SUFFIX,
  canonical_url: (category) => (category.urlPath === '' ? null : `${category.urlPath}${URL_SUFFIX}`),
  path_in_store: (category) => category.path.split('/').slice(2).join('/') || null,
  include_in_menu: (category) => (category.includeInMenu ? 1 : 0),
  is_anchor: () => 1,
  // A string in the platform's schema.
  children_count: (category) => String(category.childrenCount),
  product_count: (category) => category.productCount,
  display_mode: () => 'PRODUCTS',
  available_sort_by: () => ['position', 'name', 'price', 'manufacturer', 'bore_diameter', 'outside_diameter'],
  default_sort_by: () => 'position',
  staged: () => false,
  meta_title: (category) => category.metaTitle,
  meta_description: (category) => category.metaDescription,
  breadcrumbs: async (category, _input, context) => {
    const tree = await categoriesFor(context).tree();
    const ancestors = category.path
      .split('/')
      .slice(2, -1)
      .flatMap((id) => tree.byId.get(Number(id)) ?? []);
    // The platform answers null, not an empty list, for a top category.
    return ancestors.length === 0
      ? null
      : ancestors.map((ancestor) => ({
          category_id: ancestor.id,
          category_uid: uid(ancestor.id),
          category_name: ancestor.name,
          category_level: ancestor.level,
          category_url_key: ancestor.urlKey,
          category_url_path: ancestor.urlPath,
        }));
  },
  children: async (category, _input, context) => {
    const tree = await categoriesFor(context).tree();
    return (tree.children.get(category.id) ?? []).map(categorySource);
  },
  products: async (category, input, context) => {
    const pageSize = input.number('pageSize') ?? 20;
    const currentPage = input.number('currentPage') ?? 1;
    const filter = new Input({ category_id: { eq: String(category.id) } });
    const page = await findProducts(context.database, await productsFor(context).index(), context.store, {
      customerGroup: context.customerGroup,
      search: undefined,
      filter,
      sort: input.object('sort'),
      pageSize,
      currentPage,
    });
    return {
      items: await productSources(context, page.ids),
      total_count: page.total,
      page_info: pageInfo(currentPage, pageSize, page.total),
    };
  },
  type: () => 'CATEGORY',
  relative_url: (category) => `${category.urlPath}${URL_SUFFIX}${category.query ?? ''}`,
  redirect_code: (category) => category.redirectCode ?? 0,
});

const query = resolve('Query')({
  category: async (_source, input, context) => {
    const tree = await categoriesFor(context).tree();
    const category = tree.byId.get(input.number('id') ?? MENU_ROOT);
    if (!category) throw notFound("Category doesn't exist");
    return categorySource(category);
  },
  categoryList: async (_source, input, context) => {
    const matches = await filtered(context, input);
    return pageOf(matches, input.number('currentPage') ?? 1, input.number('pageSize') ?? 20).map(categorySource);
  },
  categories: async (_source, input, context) => {
    const { pageSize, currentPage } = pageAsked(input);
    const matches = await filtered(context, input);
    const pages = Math.ceil(matches.length / pageSize);
    if (currentPage > pages && matches.length > 0)
      throw inputError(`currentPage value ${currentPage} specified is greater than the ${pages} page(s) available.`);
    return {
      items: pageOf(matches, currentPage, pageSize).map(categorySource),
      total_count: matches.length,
      page_info: pageInfo(currentPage, pageSize, matches.length),
    };
  },
});

/** The platform's `catalog/search/min_query_length`. */
const SHORTEST_MATCH = 3;

/** The categories below the platform's root that pass all filters; without filters the menu root. */
async function filtered(context: RequestContext, input: Input): Promise<readonly Category[]> {
  const tree = await categoriesFor(context).tree();
  const filters = input.object('filters');
  const name = filters.object('name').text('match');
  if (name !== undefined && name.length < SHORTEST_MATCH) throw inputError(`Invalid match filter. Minimum length is ${SHORTEST_MATCH}.`);
  if (filters.names().length === 0) return [...tree.byId.values()].filter((category) => category.id === MENU_ROOT);
  return [...tree.byId.values()]
    .filter((category) => filters.names().every((name) => passes(category, name, filters.object(name))))
    .sort((a, b) => a.id - b.id);
}

function passes(category: Category, name: string, condition: Input): boolean {
  if (name === 'name') return category.name.toLowerCase().includes((condition.text('match') ?? '').toLowerCase());
  const wanted = [...condition.texts('eq'), ...condition.texts('in')];
  if (name === 'ids') return wanted.includes(String(category.id));
  if (name === 'category_uid') return wanted.some((value) => idOf(value) === category.id);
  if (name === 'parent_id') return wanted.includes(String(category.parentId));
  if (name === 'parent_category_uid') return wanted.some((value) => idOf(value) === category.parentId);
  if (name === 'url_key') return wanted.includes(category.urlKey);
  return name === 'url_path' && wanted.includes(category.urlPath);
}

export const categoryResolvers: readonly TypeResolvers[] = [categoryInterface, query];
