/** Whose mark a way to pay bears. */
export type PaymentMark = 'mada' | 'visa' | 'mastercard' | 'apple-pay';
