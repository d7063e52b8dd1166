import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { isPerson } from './recaptcha.ts';

const mutation = resolve('Mutation')({
  verifyGresponse: async (_source, input, context) => ({
    message: (await isPerson(context.config.recaptcha, (input.text('recaptcha_response') ?? '').trim()))
      ? 'success'
      : 'ReCaptcha validation failed, please try again',
  }),
});

export const recaptchaExtensionResolvers: readonly TypeResolvers[] = [mutation];
