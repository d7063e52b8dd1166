import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { compareResolvers } from './compare-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [...compareResolvers];
