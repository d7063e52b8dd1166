import type { ComponentType, Ref } from 'react';

/** What a method itself needs, beside its code: sent with the order, and never kept in the browser's storage but for the number. */
export interface PaymentData {
  /** A provider's token for one payment. */
  nonce?: string;
  /** Whether the platform shall keep the card behind the nonce. */
  isKept?: boolean;
  /** The platform's name of a stored card. */
  publicHash?: string;
  /** What the review says was chosen. */
  summary?: string;
  purchaseOrder?: string;
}

/** A method's own form, as the payment step sees it. */
export interface PaymentForm {
  /** What was filled in; undefined where something is missing or was refused: the form has said so by then. */
  read(): Promise<PaidWith | undefined>;
}

export interface PaidWith {
  /** Another code than the chosen one's: a stored card is a method of its own on the platform. */
  code?: string;
  data: PaymentData;
}

export interface PaymentFormProps {
  ref: Ref<PaymentForm>;
  isCustomer: boolean;
}

/** A method's form: its code comes when the method is chosen; its texts are the page's. */
export type PaymentFormModule = () => Promise<{ default: ComponentType<PaymentFormProps> }>;
