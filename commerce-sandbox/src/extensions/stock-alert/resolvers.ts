import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { stockAlertExtensionResolvers } from './stock-alert-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [...stockAlertExtensionResolvers];
