import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { requisitionListMutations } from './requisition-list-mutations.ts';
import { requisitionListResolvers } from './requisition-list-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [...requisitionListMutations, ...requisitionListResolvers];
