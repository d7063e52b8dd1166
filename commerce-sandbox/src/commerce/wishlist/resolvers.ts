import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { wishlistLineMutations } from './wishlist-line-mutations.ts';
import { wishlistMutations } from './wishlist-mutations.ts';
import { wishlistResolvers } from './wishlist-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [...wishlistLineMutations, ...wishlistMutations, ...wishlistResolvers];
