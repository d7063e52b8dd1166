import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { wishlistMutations } from './wishlist-mutations.ts';
import { wishlistResolvers } from './wishlist-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [...wishlistMutations, ...wishlistResolvers];
