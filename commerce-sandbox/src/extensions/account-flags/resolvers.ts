import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { accountFlagResolvers } from './account-flag-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [...accountFlagResolvers];
