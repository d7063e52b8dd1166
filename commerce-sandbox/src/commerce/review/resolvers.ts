import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { reviewResolvers } from './review-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [...reviewResolvers];
