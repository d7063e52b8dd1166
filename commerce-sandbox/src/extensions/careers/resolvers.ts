import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { vacancyExtensionResolvers } from './vacancy-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [...vacancyExtensionResolvers];
