import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { searchReadingResolvers } from './search-reading-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [...searchReadingResolvers];
