import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { shopSettingResolvers } from './shop-setting-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [...shopSettingResolvers];
