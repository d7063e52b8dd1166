import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { storeResolvers } from './store-resolvers.ts';
import { storefrontSettings } from './storefront-settings.ts';

export const resolvers: readonly TypeResolvers[] = [...storeResolvers, ...storefrontSettings];
