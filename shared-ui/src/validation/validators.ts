import { toWesternDigits } from 'shared-contracts';
import { type UiText, useUiText } from '../messages/source';
import { normalizePhone, PHONE_DIGITS } from './phone';

/** Gives true, or what is wrong: as react-hook-form's `validate` wants it. */
export type Validator = (value: unknown) => true | string;

export const PASSWORD_MIN_LENGTH = 8;

/** Local part, one @, a domain with a dot; no spaces. The platform has the last word. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/;
const NAME = /^[\p{L}\p{M}\s]+$/u;
const PHONE = new RegExp(`^\\d{${PHONE_DIGITS}}$`);
const PASSWORD_PARTS = [/[a-z]/, /[A-Z]/, /\d/, /[@$!%*?&]/];

/**
 * The rules of the specification, section 5, with their messages. Only `required` and `notEmpty` refuse an empty field: an
 * optional field is checked once something is typed.
 */
export function createValidators(text: UiText) {
  const rule =
    (message: () => string, holds: (typed: string) => boolean): Validator =>
    (value) => {
      const typed = toText(value);
      return typed.trim() === '' || holds(typed) ? true : message();
    };
  const filled =
    (message: () => string): Validator =>
    (value) =>
      isFilled(value) ? true : message();
  return {
    required: filled(() => text('ui.rule.required')),
    notEmpty: filled(() => text('ui.rule.not-empty')),
    minLength: (value: number) =>
      rule(
        () => text('ui.rule.min-length', { value }),
        (typed) => typed.trim().length >= value,
      ),
    /** Counted as the platform does, without the space around it. A field with this rule has no `maxLength`, which cuts in silence. */
    maxLength: (value: number) =>
      rule(
        () => text('ui.rule.max-length', { value }),
        (typed) => [...typed.trim()].length <= value,
      ),
    name: rule(
      () => text('ui.rule.name'),
      (typed) => NAME.test(typed),
    ),
    email: rule(
      () => text('ui.rule.email'),
      (typed) => EMAIL.test(typed.trim()),
    ),
    password: rule(
      () => text('ui.rule.password'),
      (typed) => typed.length >= PASSWORD_MIN_LENGTH && PASSWORD_PARTS.every((part) => part.test(typed)),
    ),
    phone: rule(
      () => text('ui.rule.phone'),
      (typed) => PHONE.test(normalizePhone(typed)),
    ),
    numbersOnly: rule(
      () => text('ui.rule.numbers'),
      (typed) => /^\d+$/.test(toWesternDigits(typed.trim())),
    ),
    /** `field` is this field's label, `other` the value that it must not have. */
    differs: (field: string, other: unknown) =>
      rule(
        () => text('ui.rule.differs', { value: field }),
        (typed) => typed !== toText(other),
      ),
    /** As `differs`, of e-mail addresses: capitals and blanks around tell none apart. */
    differsFromEmail: (field: string, other: string) =>
      rule(
        () => text('ui.rule.differs', { value: field }),
        (typed) => toComparable(typed) !== toComparable(other),
      ),
    /** `code` is what has to be typed, capitals and all. */
    captcha: (code: string) =>
      rule(
        () => text('ui.rule.captcha'),
        (typed) => typed === code,
      ),
  };
}

export type Validators = ReturnType<typeof createValidators>;

/** The rules in the document's language. */
export function useValidators(): Validators {
  return createValidators(useUiText());
}

/** One validator from several: the first complaint counts. */
export function all(...validators: readonly Validator[]): Validator {
  return (value) => {
    for (const validate of validators) {
      const answer = validate(value);
      if (answer !== true) return answer;
    }
    return true;
  };
}

const toComparable = (email: string) => email.trim().toLowerCase();

function isFilled(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : Boolean(value);
}

function toText(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}
