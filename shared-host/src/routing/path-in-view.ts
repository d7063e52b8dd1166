import {
  CategoryInViewDocument,
  ProductInViewDocument,
  type CategoryInViewQuery,
  type ProductInViewQuery,
} from './path-in-view.graphql.ts';
import type { RouteAnswer } from './resolve-target';

/** Asks the platform where something is in another view: its words in an address are that view's own. */
export interface PathQuestion {
  document: string;
  variables: Readonly<Record<string, string>>;
}

/** Undefined for what the platform cannot be asked for by anything but its path. */
export function pathQuestion(answer: RouteAnswer): PathQuestion | undefined {
  if ('sku' in answer && answer.sku) return { document: String(ProductInViewDocument), variables: { sku: answer.sku } };
  if (answer.type === 'CATEGORY' && 'uid' in answer && answer.uid)
    return { document: String(CategoryInViewDocument), variables: { uid: answer.uid } };
  return undefined;
}

/** The path that the answer names, without store prefix; undefined: that view does not have it. */
export function pathOf(data: Partial<ProductInViewQuery & CategoryInViewQuery> | null | undefined): string | undefined {
  const product = data?.products?.items?.[0];
  if (product?.url_key) return `/${product.url_key}${product.url_suffix ?? ''}`;
  const category = data?.categories?.items?.[0];
  return category?.url_path ? `/${category.url_path}${category.url_suffix ?? ''}` : undefined;
}
