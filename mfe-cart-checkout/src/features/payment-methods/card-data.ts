import type { PaymentData } from './define-payment-method';
import type { PaymentMark } from './payment-mark';

/** The marks of the cards that providers in Saudi Arabia take. */
export const CARD_MARKS: readonly PaymentMark[] = ['mada', 'visa', 'mastercard'];

/**
 * Under the names that Magento's card methods read: `nonce`, a provider's token for one payment, with whether the platform shall keep the
 * card behind it (`isKept`), or `publicHash`, the platform's name of a card that it keeps.
 */
export function toCardData({ nonce, isKept, publicHash }: PaymentData): Record<string, unknown> {
  if (publicHash !== undefined) return { public_hash: publicHash };
  if (nonce === undefined) return {};
  return { payment_method_nonce: nonce, ...(isKept ? { is_active_payment_token_enabler: true } : {}) };
}
