import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { drawingRequestExtensionResolvers } from './drawing-request-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [...drawingRequestExtensionResolvers];
