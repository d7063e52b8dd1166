import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { storeLocationExtensionResolvers } from './store-location-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [...storeLocationExtensionResolvers];
