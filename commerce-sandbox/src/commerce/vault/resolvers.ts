import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { vaultResolvers } from './vault-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [...vaultResolvers];
