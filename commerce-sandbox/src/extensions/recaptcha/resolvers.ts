import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { recaptchaExtensionResolvers } from './recaptcha-resolvers.ts';

export const resolvers: readonly TypeResolvers[] = [...recaptchaExtensionResolvers];
