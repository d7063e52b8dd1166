import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { cancelResolvers } from './cancel-resolvers.ts';
import { orderMutations } from './order-mutations.ts';
import { orderResolvers } from './order-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [...cancelResolvers, ...orderMutations, ...orderResolvers];
