import type { ChangeEvent, ComponentProps } from 'react';
import type { ShopConfig } from 'shared-contracts';
import type { Validator } from '../validation/validators';
import type { CaptchaAlphabet } from './captcha-code';

type Provider = NonNullable<ShopConfig['captcha']>;

/** What the visitor is asked: to read a picture, to add two numbers, or what the provider's widget asks. */
export type CaptchaChallenge = { kind: 'code'; code: string } | { kind: 'sum'; a: number; b: number } | ({ kind: 'provider' } & Provider);

export interface CaptchaOptions {
  /** Characters of the code. Default 5. */
  length?: number;
  alphabet?: CaptchaAlphabet;
}

export interface Captcha {
  options: CaptchaOptions;
  /** Guests only. */
  isNeeded: boolean;
  /** Undefined until the widget has come, which makes it. */
  challenge: CaptchaChallenge | undefined;
  /** Changes with each challenge. */
  round: number;
  /** For the field where the answer is typed. */
  rules: readonly Validator[];
  /**
   * Has the platform check what the provider's widget answered; call it before what the form is for. Undefined: a person, or nothing to
   * check. Else what is wrong, to be shown by the field. An answer is good for one use: afterwards the widget asks anew.
   */
  check: (answer: string) => Promise<string | undefined>;
  /** What the visitor is asked from now on. For the widget. */
  ask: (challenge: CaptchaChallenge) => void;
  /** Another code or sum: call it once the form is sent. A provider's widget has asked anew by then. */
  renew: () => void;
}

/** The field's: those of an input, and the captcha that it asks. */
export interface CaptchaFieldProps extends Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onBlur' | 'value'> {
  captcha: Captcha;
  error?: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => unknown;
}
