import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { categoryResolvers } from './category-resolvers.ts';
import { configurableResolvers } from './configurable-resolvers.ts';
import { productListResolvers } from './product-list-resolvers.ts';
import { productResolvers } from './product-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [
  ...categoryResolvers,
  ...configurableResolvers,
  ...productListResolvers,
  ...productResolvers,
];
