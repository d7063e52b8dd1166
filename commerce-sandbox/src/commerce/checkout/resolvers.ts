import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { agreementQueries } from './agreements.ts';
import { checkoutMutations } from './checkout-mutations.ts';

export const resolvers: readonly TypeResolvers[] = [...agreementQueries, ...checkoutMutations];
