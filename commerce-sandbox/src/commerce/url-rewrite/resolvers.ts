import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { routeResolvers } from './route-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [...routeResolvers];
