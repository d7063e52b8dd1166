import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { manufacturerExtensionResolvers } from './manufacturer-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [...manufacturerExtensionResolvers];
