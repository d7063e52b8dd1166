import { toWesternDigits } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { normalizePhone } from './phone';

/** Gives true, or what is wrong: as react-hook-form's `validate` wants it. */
export type Validator = (value: unknown) => true | string;

export const PASSWORD_MIN_LENGTH = 8;

/** The specification's texts (section 5), in both languages. */
export interface ValidationMessages {
  required: string;
  notEmpty: string;
  minLength: (length: number) => string;
  name: string;
  email: string;
  password: string;
  phone: string;
  numbersOnly: string;
  differs: (field: string) => string;
  captcha: string;
  form: string;
}

const MESSAGES: Readonly<Record<'en' | 'ar', ValidationMessages>> = {
  en: {
    required: 'This field is required.',
    notEmpty: 'This field can not be empty.',
    minLength: (length) => `Must contain at least ${length} character(s).`,
    name: 'Name must contain only alphabets',
    email: 'Please enter valid email',
    password: 'Password must be at least 8 characters in length with at least 1 Upper Case, 1 Lower Case and 1 Special Character (_!@#$=)',
    phone: 'Invalid phone number(must contain 9 digits number)',
    numbersOnly: 'Must contain only numbers',
    differs: (field) => `${field} must be different`,
    captcha: 'Please enter the correct captcha value',
    form: 'An error has occurred. Please check the input and try again.',
  },
  ar: {
    required: 'هذا الحقل مطلوب.',
    notEmpty: 'لا يمكن ترك هذا الحقل فارغًا.',
    minLength: (length) => `يجب ألا يقل عدد الأحرف عن ${length}.`,
    name: 'يجب أن يحتوي الاسم على حروف فقط',
    email: 'يرجى إدخال بريد إلكتروني صحيح',
    password: 'يجب ألا تقل كلمة المرور عن 8 خانات، وأن تحتوي على حرف كبير وحرف صغير ورمز خاص واحد على الأقل (_!@#$=)',
    phone: 'رقم الهاتف غير صحيح (يجب أن يتكون من 9 أرقام)',
    numbersOnly: 'يجب إدخال أرقام فقط',
    differs: (field) => `يجب أن تكون قيمة ${field} مختلفة`,
    captcha: 'يرجى إدخال رمز التحقق الصحيح',
    form: 'حدث خطأ. يرجى التحقق من البيانات المدخلة والمحاولة مرة أخرى.',
  },
};

/** Local part, one @, a domain with a dot; no spaces. The platform has the last word. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/;
const NAME = /^[\p{L}\p{M}\s]+$/u;
const PASSWORD_PARTS = [/[a-z]/, /[A-Z]/, /\d/, /[@$!%*?&]/];

/**
 * The rules of the specification, section 5, with their messages. Only `required` and `notEmpty` refuse an empty field: an
 * optional field is checked once something is typed.
 */
export function createValidators(language: 'en' | 'ar') {
  const messages = MESSAGES[language];
  const rule =
    (message: string, holds: (text: string) => boolean): Validator =>
    (value) => {
      const text = toText(value);
      return text.trim() === '' || holds(text) ? true : message;
    };
  return {
    messages,
    required: ((value) => (isFilled(value) ? true : messages.required)) as Validator,
    notEmpty: ((value) => (isFilled(value) ? true : messages.notEmpty)) as Validator,
    minLength: (length: number) => rule(messages.minLength(length), (text) => text.trim().length >= length),
    name: rule(messages.name, (text) => NAME.test(text)),
    email: rule(messages.email, (text) => EMAIL.test(text.trim())),
    password: rule(messages.password, (text) => text.length >= PASSWORD_MIN_LENGTH && PASSWORD_PARTS.every((part) => part.test(text))),
    phone: rule(messages.phone, (text) => /^\d{9}$/.test(normalizePhone(text))),
    numbersOnly: rule(messages.numbersOnly, (text) => /^\d+$/.test(toWesternDigits(text.trim()))),
    /** `field` is this field's name in the message, `other` the value that it must not have. */
    differs: (field: string, other: unknown) => rule(messages.differs(field), (text) => text !== toText(other)),
  };
}

export type Validators = ReturnType<typeof createValidators>;

/** The rules in the document's language. */
export function useValidators(): Validators {
  return createValidators(useHost().intl.language);
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

function isFilled(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : Boolean(value);
}

function toText(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}
