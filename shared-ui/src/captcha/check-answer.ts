import type { Host } from 'shared-contracts';
import { createText } from 'shared-platform';
import { faultOf } from '../platform-words/fault-of';
import { captchaMessages } from './messages/source';
import { VerifyGresponseDocument } from './verify-answer.graphql.ts';

/**
 * Asks the platform about an answer that a provider's widget has given. Undefined: it is a person's. Else what is wrong, in the shopper's
 * language: `refusal`, or, where nothing was learnt (no network, the platform or the provider is down), that it cannot be checked now.
 */
export async function checkAnswer(host: Host, answer: string, refusal: string): Promise<string | undefined> {
  // An answer is good for one use: sent twice, it would be refused.
  const { data, error } = await host.commerce.mutate(VerifyGresponseDocument, { answer }, { retry: false });
  const verdict = data?.verifyGresponse?.message;
  if (!error && verdict === 'success') return undefined;
  // Some platforms throw for a wrong answer; what else they throw is about something else.
  if (error ? faultOf(error) === 'captcha' : verdict) return refusal;
  const { language, locale } = host.intl;
  return createText(locale, (await captchaMessages[language]()).default)('captcha.unchecked');
}
