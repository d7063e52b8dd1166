import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { cartAddressResolvers } from './cart-address-resolvers.ts';
import { cartHousekeeping } from './cart-housekeeping.ts';
import { cartMutations } from './cart-mutations.ts';
import { cartResolvers } from './cart-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [...cartAddressResolvers, ...cartHousekeeping, ...cartMutations, ...cartResolvers];
