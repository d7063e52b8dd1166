import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { orderProgressResolvers } from './order-progress-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [...orderProgressResolvers];
