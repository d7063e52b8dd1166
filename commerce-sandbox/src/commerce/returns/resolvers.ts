import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { returnMutations } from './return-mutations.ts';
import { returnResolvers } from './return-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [...returnMutations, ...returnResolvers];
