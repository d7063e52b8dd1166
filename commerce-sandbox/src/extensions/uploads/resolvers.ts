import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { uploadExtensionResolvers } from './upload-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [...uploadExtensionResolvers];
