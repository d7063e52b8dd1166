import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { purchaseOrderMutations } from './purchase-order-mutations.ts';
import { purchaseOrderResolvers } from './purchase-order-resolvers.ts';
import { approvalRuleResolvers } from './rule-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [...purchaseOrderMutations, ...purchaseOrderResolvers, ...approvalRuleResolvers];
