import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { accountMutations } from './account-mutations.ts';
import { addressMutations } from './address-mutations.ts';
import { confirmationMutations } from './confirmation-mutations.ts';
import { customerResolvers } from './customer-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [
  ...accountMutations,
  ...addressMutations,
  ...confirmationMutations,
  ...customerResolvers,
];
