import { toWesternDigits } from 'shared-contracts';
import { useState } from 'react';
import { useHost, useSnapshot } from 'shared-platform';
import { useUiText } from '../messages/source';
import { useValidators, type Validator } from '../validation/validators';
import type { Captcha, CaptchaChallenge, CaptchaOptions } from './captcha';

interface CaptchaRound {
  challenge?: CaptchaChallenge | undefined;
  round: number;
  /** The answer that was checked last: good no more, though the field still has it. */
  used: unknown;
}

/** Whether a guest is a person: the helper of each form that guests may send. What it asks and says is loaded by `CaptchaField`. */
export function useCaptcha(options: CaptchaOptions = {}): Captcha {
  const host = useHost();
  const text = useUiText();
  const validators = useValidators();
  const isNeeded = useSnapshot(host.session.state).status !== 'customer';
  const [{ challenge, round, used }, setRound] = useState<CaptchaRound>({ round: 0, used: '' });
  const rule: Validator = (answer) => {
    if (challenge?.kind === 'code') return validators.captcha(challenge.code)(answer);
    if (challenge?.kind === 'sum') return validators.captcha(String(challenge.a + challenge.b))(toWesternDigits(String(answer).trim()));
    // The platform says whether the provider's answer is right.
    return validators.required(answer === used ? '' : answer);
  };
  return {
    options,
    isNeeded,
    challenge,
    round,
    rules: isNeeded ? [validators.required, rule] : [],
    async check(answer) {
      if (!isNeeded || challenge?.kind !== 'provider') return undefined;
      // There already: the answer came from it.
      const { checkAnswer } = await import('./captcha-widget');
      const problem = await checkAnswer(host, answer, text('ui.rule.captcha'));
      setRound((current) => ({ ...current, round: current.round + 1, used: answer }));
      return problem;
    },
    ask: (next) => setRound((current) => ({ ...current, challenge: next, round: current.round + 1 })),
    renew: () => setRound((current) => (current.challenge?.kind === 'provider' ? current : { ...current, challenge: undefined })),
  };
}
