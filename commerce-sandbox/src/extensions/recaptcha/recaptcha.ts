import type { Config } from '../../platform/settings/config.ts';
import { isRecord } from '../../platform/values/input.ts';

const ANSWER_WITHIN_MS = 3000;
/** An answer of the widget is some hundred characters long. */
const LONGEST_ANSWER = 4096;

/**
 * Whether a widget's answer is a person's. With a secret the provider is asked, as the platform does it, and no answer of the provider is a
 * refusal; without one, any answer passes but an empty one and `invalid`, for tests.
 */
export async function isPerson(config: Config['recaptcha'], answer: string): Promise<boolean> {
  if (answer === '' || answer.length > LONGEST_ANSWER) return false;
  if (config.secret === undefined) return answer !== 'invalid';
  try {
    const reply = await fetch(config.verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: config.secret, response: answer }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const verdict: unknown = await reply.json();
    return reply.ok && isRecord(verdict) && verdict['success'] === true;
  } catch {
    return false;
  }
}
