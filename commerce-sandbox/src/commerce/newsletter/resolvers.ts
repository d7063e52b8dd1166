import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { contactMutations } from './contact-mutations.ts';

export const resolvers: readonly TypeResolvers[] = [...contactMutations];
