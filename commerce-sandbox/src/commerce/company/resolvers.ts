import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { companyAccountMutations } from './company-account-mutations.ts';
import { companyMutations } from './company-mutations.ts';
import { companyResolvers } from './company-resolvers.ts';
import { teamMutations } from './team-mutations.ts';

export const resolvers: readonly TypeResolvers[] = [...companyAccountMutations, ...companyMutations, ...companyResolvers, ...teamMutations];
