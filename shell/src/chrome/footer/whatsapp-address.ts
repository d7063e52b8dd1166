import { toWesternDigits } from 'shared-contracts';

interface WhatsappSettings {
  whatsapp_general_enable: boolean;
  whatsapp_general_number?: string | null | undefined;
  whatsapp_general_message?: string | null | undefined;
}

/** How a number may be written: `+966 50 123-4567`, `00966 (50) 123.4567`. A letter makes it no number: without it, it is another's. */
const WRITTEN = /^(?:\+|00)?[\s\d().-]+$/;
/** E.164: the country's code first, 15 digits at most; the shortest in use have seven. */
const NUMBER = /^[1-9]\d{6,14}$/;

/**
 * The address that begins a conversation with the shop; undefined where it offers none, or its number is none: then `onWrong` is told
 * what was given. Arabic digits are digits.
 */
export function whatsappAddress(
  settings: WhatsappSettings | null | undefined,
  onWrong: (given: string) => void = () => undefined,
): string | undefined {
  if (!settings?.whatsapp_general_enable) return undefined;
  // Marks of direction come along where a number is copied out of an Arabic text.
  const given = toWesternDigits(settings.whatsapp_general_number ?? '')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
  const number = given.replace(/^00/, '').replace(/\D/g, '');
  if (!WRITTEN.test(given) || !NUMBER.test(number)) {
    onWrong(given);
    return undefined;
  }
  const message = settings.whatsapp_general_message?.trim();
  return `https://wa.me/${number}${message ? `?text=${encodeURIComponent(message)}` : ''}`;
}
