import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { cmsResolvers } from './cms-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [...cmsResolvers];
