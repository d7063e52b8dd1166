import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { dispatchResolvers } from './dispatch-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [...dispatchResolvers];
