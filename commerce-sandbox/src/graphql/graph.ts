import type { GraphQLSchema } from 'graphql';
import { categoryResolvers } from '../catalog/category-resolvers.ts';
import { configurableResolvers } from '../catalog/configurable-resolvers.ts';
import { productListResolvers } from '../catalog/product-list-resolvers.ts';
import { productResolvers } from '../catalog/product-resolvers.ts';
import { cmsResolvers } from '../cms/cms-resolvers.ts';
import { storeExtensionResolvers, storeResolvers } from '../store/store-resolvers.ts';
import { routeResolvers } from '../url-rewrite/route-resolvers.ts';
import { executableSchema } from './schema.ts';

/** The whole graph: every aggregate brings its resolvers. */
export function graph(mode: 'full' | 'stock'): GraphQLSchema {
  return executableSchema(
    mode,
    [...storeResolvers, ...categoryResolvers, ...productResolvers, ...configurableResolvers, ...productListResolvers, ...cmsResolvers, ...routeResolvers],
    [...storeExtensionResolvers],
  );
}
