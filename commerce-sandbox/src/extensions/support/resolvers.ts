import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { ticketExtensionResolvers } from './ticket-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [...ticketExtensionResolvers];
