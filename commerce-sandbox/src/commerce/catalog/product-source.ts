import type { RequestContext } from '../../platform/request/context.ts';
import type { Product } from './product.ts';
import { productsFor } from './request-loaders.ts';

declare module '../../platform/graphql/sources.ts' {
  interface Sources {
    ProductInterface: ProductSource;
    SimpleProduct: RoutedProduct;
    ConfigurableProduct: RoutedProduct;
  }
}

/** What `ProductInterface` resolvers get: the product with its GraphQL type. */
export type ProductSource = Product & { readonly __typename: 'SimpleProduct' | 'ConfigurableProduct' };

/** A product that an address has led to. */
export type RoutedProduct = ProductSource & { readonly redirectCode?: number; readonly query?: string };

export function productSource(product: Product): ProductSource {
  return { ...product, __typename: product.type === 'configurable' ? 'ConfigurableProduct' : 'SimpleProduct' };
}

export async function productSources(context: RequestContext, ids: readonly number[]): Promise<readonly ProductSource[]> {
  const products = await productsFor(context).byId.loadMany(ids);
  return products.flatMap((product) => (product === undefined || product instanceof Error ? [] : [productSource(product)]));
}
