import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { removalMutations } from './removal-mutations.ts';

export const resolvers: readonly TypeResolvers[] = [...removalMutations];
