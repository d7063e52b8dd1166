import { joinMessages, type TextFunction } from 'shared-platform';
import { toCardData } from './card-data';
import type { PaymentData, PaymentMethodKind } from './define-payment-method';
import collected from './generated/methods';

/**
 * How orders can be paid: the folders of `methods`. A method that is not there is not offered, whatever the platform says: nobody could
 * fill in what it needs.
 */
export const PAYMENT_METHODS: readonly PaymentMethodKind[] = collected;

/** What the methods say of themselves. */
export const methodMessages = joinMessages(...PAYMENT_METHODS.map(({ messages }) => messages));

/** A message of a method, by the texts of a page that has `methodMessages`. */
export function methodText(text: TextFunction<never>, id: string): string {
  return (text as TextFunction)(id);
}

/** The method that the platform calls by this code, where it can be offered. */
export function paymentMethodKind(code: string): PaymentMethodKind | undefined {
  return PAYMENT_METHODS.find((method) => method.code === code);
}

interface Chosen {
  readonly code: string;
  readonly data: PaymentData;
}

/** The method that was chosen, also where its form chose another of its codes. */
function chosenKind({ code }: Chosen): PaymentMethodKind | undefined {
  return PAYMENT_METHODS.find((method) => method.code === code || method.sentAs?.includes(code));
}

/** What the platform gets of what was chosen: `paymentMethod` of its REST call, without the code. */
export function toPlatformPayment(chosen: Chosen): { po_number?: string; additional_data: Readonly<Record<string, unknown>> } {
  const { data } = chosen;
  const kind = chosenKind(chosen);
  return {
    ...(data.purchaseOrder === undefined ? {} : { po_number: data.purchaseOrder }),
    additional_data: kind ? (kind.toPlatform?.(data) ?? {}) : toCardData(data),
  };
}

/** What was chosen, as the browser may keep it; undefined where it is chosen again after a reload. */
export function storablePayment<Method extends Chosen>(chosen: Method): Method | undefined {
  const { purchaseOrder, summary, ...own } = chosen.data;
  const common = { ...(purchaseOrder === undefined ? {} : { purchaseOrder }), ...(summary === undefined ? {} : { summary }) };
  const schema = chosenKind(chosen)?.schema;
  if (!schema) return Object.keys(own).length === 0 ? { ...chosen, data: common } : undefined;
  const result = schema['~standard'].validate(own);
  return 'value' in result && !result.issues ? { ...chosen, data: { ...result.value, ...common } } : undefined;
}
