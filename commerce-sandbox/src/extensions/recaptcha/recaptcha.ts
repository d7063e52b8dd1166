import { inputError } from '../../platform/errors/errors.ts';
import type { Config } from '../../platform/settings/config.ts';
import { isRecord } from '../../platform/values/input.ts';

const ANSWER_WITHIN_MS = 3000;
/** An answer of the widget is some hundred characters long. */
const LONGEST_ANSWER = 4096;
/** What Magento says where the provider does not answer (`recaptcha_frontend/failure_messages/technical_failure_message`). */
const UNCHECKED = 'Something went wrong with reCAPTCHA. Please contact the store owner.';

/**
 * Whether a widget's answer is a person's. With a secret the provider is asked, as the platform does it; without one, any answer passes
 * but an empty one and `invalid`, for tests. Throws where the provider gives no verdict: nothing is known of the answer then.
 */
export async function isPerson(config: Config['recaptcha'], answer: string): Promise<boolean> {
  if (answer === '' || answer.length > LONGEST_ANSWER) return false;
  if (config.secret === undefined) return answer !== 'invalid';
  const verdict = await askProvider(config.verifyUrl, { secret: config.secret, response: answer });
  if (!isRecord(verdict) || typeof verdict['success'] !== 'boolean') throw inputError(UNCHECKED);
  return verdict['success'];
}

/** Undefined where no answer comes in time, or one that is none. */
async function askProvider(url: string, question: Record<string, string>): Promise<unknown> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(question),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return reply.ok ? await reply.json() : undefined;
  } catch {
    return undefined;
  }
}
