import type { GraphQLSchema } from 'graphql';
import { commerceResolvers } from '../../commerce/resolvers.ts';
import { extensionResolvers } from '../../extensions/resolvers.ts';
import { executableSchema } from './schema.ts';

/** The whole graph: each wing lists its rooms, each room its resolvers. */
export function graph(mode: 'full' | 'stock'): GraphQLSchema {
  return executableSchema(mode, commerceResolvers, extensionResolvers);
}
