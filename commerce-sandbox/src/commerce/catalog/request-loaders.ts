import type { RequestContext } from '../../platform/request/context.ts';
import { categoryLoaders, type CategoryLoaders } from './category-loaders.ts';
import { catalogLoaders, type CatalogLoaders } from './loaders.ts';

/** What one request has read of the catalogue goes with the request. */
const products = new WeakMap<RequestContext, CatalogLoaders>();
const categories = new WeakMap<RequestContext, CategoryLoaders>();

/** Products as this request's visitor sees them, each read once. */
export function productsFor(context: RequestContext): CatalogLoaders {
  const known = products.get(context) ?? catalogLoaders(context.database, context.store, context.customerGroup);
  products.set(context, known);
  return known;
}

/** The categories of this request's store view. */
export function categoriesFor(context: RequestContext): CategoryLoaders {
  const known = categories.get(context) ?? categoryLoaders(context.database, context.store, () => productsFor(context).index());
  categories.set(context, known);
  return known;
}
