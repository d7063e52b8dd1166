import type { ComponentType, Ref } from 'react';
import type { MessageSource, Schema } from 'shared-platform';
import type { PaymentMark } from './payment-mark';

/**
 * What was filled in for a method, beside its code. `purchaseOrder` is the number that the buyer knows the order by, `summary` what the
 * review says was chosen; everything else is the method's own.
 */
export interface PaymentData {
  readonly purchaseOrder?: string;
  readonly summary?: string;
  readonly [own: string]: string | boolean;
}

/** Whether a value, from the browser's storage, can be such data. */
export function isPaymentData(value: unknown): value is PaymentData {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { purchaseOrder = '', summary = '', ...own }: Readonly<Record<string, unknown>> = { ...value };
  return [purchaseOrder, summary].every((text) => typeof text === 'string') && Object.values(own).every(isPlain);
}

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'boolean';

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

/** What is written of a method: what `method.ts` of its folder exports by default. `Id` are ids of its own messages. */
export interface WrittenPaymentMethod<Id extends string> {
  /** The platform's. */
  code: string;
  /** Other codes of the platform that its form may choose. */
  sentAs?: readonly string[];
  messages: MessageSource<Id>;
  /** Message that says how it goes. */
  describe: Id;
  /** Message that names the buyer's number, where the method cannot do without one; otherwise it may be left out. */
  numberLabel?: Id;
  /** The marks of those whose cards or purses it takes. */
  marks?: readonly PaymentMark[];
  /** Nothing leaves before the money has come: no day can be promised. */
  isPaidFirst?: boolean;
  /** A form of its own, which gives the method's data. A company's purchase order, which is paid later, cannot be paid by such a method. */
  Form?: PaymentFormModule;
  /**
   * What of its own data the browser may keep for a reload. Without one it has none, or what it has is good for one payment and kept
   * nowhere: the method is chosen again then.
   */
  schema?: Schema<PaymentData>;
  /** Its data under the names that the platform's module for it reads. By default it needs none. */
  toPlatform?: (data: PaymentData) => Readonly<Record<string, unknown>>;
}

/** A way to pay: what the shopper is told, what is asked of them, what is sent along and what is kept. */
export type PaymentMethodKind = Omit<WrittenPaymentMethod<string>, 'messages'> & { messages: MessageSource<never> };

/** Defines a way to pay. The build collects those of all folders. */
export function definePaymentMethod<Id extends string>({ messages, ...written }: WrittenPaymentMethod<Id>): PaymentMethodKind {
  // Their ids are known to the method alone: the compiler has compared `describe` and `numberLabel` with them.
  return { ...written, messages: { en: messages.en, ar: messages.ar } };
}
