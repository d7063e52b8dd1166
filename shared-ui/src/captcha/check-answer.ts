import type { Host } from 'shared-contracts';
import { createText } from 'shared-platform';
import { captchaMessages } from './messages/source';
import { VerifyGresponseDocument } from './verify-answer.graphql.ts';

/** A platform that throws for a wrong answer says it so; what else it throws is about something else. */
const REFUSED = /(?:validation|verification) failed/i;

/**
 * Asks the platform about an answer that a provider's widget has given. Undefined: it is a person's. Else what is wrong, in the shopper's
 * language: `refusal`, or, where nothing was learnt (no network, the platform or the provider is down), that it cannot be checked now.
 */
export async function checkAnswer(host: Host, answer: string, refusal: string): Promise<string | undefined> {
  // An answer is good for one use: sent twice, it would be refused.
  const { data, error } = await host.commerce.mutate(VerifyGresponseDocument, { answer }, { retry: false });
  const verdict = error ? error.errors.find(({ message }) => REFUSED.test(message))?.message : data?.verifyGresponse?.message;
  if (verdict === 'success') return undefined;
  if (verdict) return refusal;
  const { language, locale } = host.intl;
  return createText(locale, (await captchaMessages[language]()).default)('captcha.unchecked');
}
