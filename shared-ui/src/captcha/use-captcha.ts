import { toWesternDigits } from 'shared-contracts';
import { useState } from 'react';
import { useHost, useSnapshot } from 'shared-platform';
import { useUiText } from '../messages/source';
import { useValidators, type Validator } from '../validation/validators';
import { createCaptchaCode, createCaptchaSum, type CaptchaAlphabet } from './captcha-code';

/** What the visitor is asked: to read a picture, to add two numbers, or what the provider's widget asks. */
export type CaptchaChallenge =
  { kind: 'code'; code: string } | { kind: 'sum'; a: number; b: number } | { kind: 'provider'; script: string; siteKey: string };

export interface CaptchaOptions {
  /** Characters of the code. */
  length?: number;
  alphabet?: CaptchaAlphabet;
}

export interface Captcha {
  /** Guests only. */
  isNeeded: boolean;
  challenge: CaptchaChallenge;
  /** Changes with each challenge. */
  round: number;
  /** For the field where the answer is typed. */
  rules: readonly Validator[];
  /** What is said where the platform refuses an answer. */
  refusal: string;
  /** Asks something else: a new code, or `sum` instead of it. */
  renew: (kind?: 'code' | 'sum') => void;
}

const LENGTH = 5;

/** Whether a guest is a person: the helper of each form that guests may send. What it says is loaded by `CaptchaField`. */
export function useCaptcha({ length = LENGTH, alphabet }: CaptchaOptions = {}): Captcha {
  const host = useHost();
  const text = useUiText();
  const validators = useValidators();
  const session = useSnapshot(host.session.state);
  const { captcha: provider } = host.config;
  const create = (kind: 'code' | 'sum'): CaptchaChallenge =>
    kind === 'sum' ? { kind, ...createCaptchaSum() } : { kind, code: createCaptchaCode(length, alphabet) };
  const [{ challenge, round }, setAsked] = useState(() => ({
    challenge: provider ? ({ kind: 'provider', ...provider } as const) : create('code'),
    round: 0,
  }));
  return {
    isNeeded: session.status !== 'customer',
    challenge,
    round,
    rules: session.status === 'customer' ? [] : [validators.required, ruleOf(challenge, validators.captcha)],
    refusal: text('ui.rule.captcha'),
    renew: (kind) =>
      setAsked({
        challenge:
          challenge.kind === 'provider' && kind === undefined ? challenge : create(kind ?? (challenge.kind === 'sum' ? 'sum' : 'code')),
        round: round + 1,
      }),
  };
}

function ruleOf(challenge: CaptchaChallenge, equals: (code: string) => Validator): Validator {
  if (challenge.kind === 'code') return equals(challenge.code);
  // The platform says whether the provider's answer is right.
  if (challenge.kind === 'provider') return () => true;
  return (typed) => equals(String(challenge.a + challenge.b))(toWesternDigits(String(typed).trim()));
}
