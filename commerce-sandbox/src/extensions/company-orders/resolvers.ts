import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { companyOrderResolvers } from './company-order-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [...companyOrderResolvers];
