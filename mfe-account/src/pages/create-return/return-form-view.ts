import { parseQuantity } from 'shared-ui';
import { present } from '../../features/present/present';
import type { OrderForReturnQuery, RequestReturnInput, ReturnQuestionsQuery } from './create-return.graphql.ts';

/** A line of which something can be sent back. */
export interface ReturnableLine {
  id: string;
  sku: string;
  name: string;
  imageUrl: string | undefined;
  /** Pieces that were delivered, kept, and are in no return. */
  most: number;
}

/** What the shop asks about each piece: one of some answers, or a text. */
export interface ReturnQuestion {
  code: string;
  label: string;
  isRequired: boolean;
  /** Undefined: a text. */
  options: readonly { value: string; label: string }[] | undefined;
}

/** Texts and ticks by field: what belongs to the third line ends with its index, as `quantity-2`. */
export type ReturnFormValues = Record<string, string | boolean>;

export const COMMENT = 'comment';
export const chosenField = (index: number) => `chosen-${index}`;
export const quantityField = (index: number) => `quantity-${index}`;
export const answerField = (index: number, code: string) => `answer-${code}-${index}`;

type Order = NonNullable<NonNullable<NonNullable<NonNullable<OrderForReturnQuery['customer']>['orders']>['items']>[number]>;

export function toLines(order: Order): readonly ReturnableLine[] {
  return present(order.items_eligible_for_return).map((item) => ({
    id: item.id,
    sku: item.product_sku,
    name: item.product?.name ?? item.product_name ?? item.product_sku,
    imageUrl: item.product?.thumbnail?.url ?? undefined,
    most: Math.max(1, (item.quantity_shipped ?? 0) - (item.quantity_refunded ?? 0) - (item.quantity_return_requested ?? 0)),
  }));
}

export function toQuestions(data: ReturnQuestionsQuery | undefined): readonly ReturnQuestion[] {
  return present(data?.attributesForm.items).map(({ code, label, is_required: isRequired, options }) => {
    const choices = present(options).map((option) => ({ value: option.value, label: option.label }));
    return { code, label: label ?? code, isRequired, options: choices.length > 0 ? choices : undefined };
  });
}

/** Nothing is chosen; one piece of each, were it. */
export function toEmptyForm(lines: readonly ReturnableLine[], questions: readonly ReturnQuestion[]): ReturnFormValues {
  return Object.fromEntries([
    [COMMENT, ''],
    ...lines.flatMap((line, index): [string, string | boolean][] => [
      [chosenField(index), false],
      [quantityField(index), String(line.most)],
      ...questions.map(({ code }): [string, string] => [answerField(index, code), '']),
    ]),
  ]);
}

/** A checked form as the platform wants it; undefined where nothing is chosen. */
export function toInput(
  orderId: string,
  values: ReturnFormValues,
  { lines, questions }: { lines: readonly ReturnableLine[]; questions: readonly ReturnQuestion[] },
): RequestReturnInput | undefined {
  const textOf = (field: string) => String(values[field] ?? '').trim();
  const items = lines.flatMap((line, index) => {
    if (values[chosenField(index)] !== true) return [];
    const answers = questions.flatMap(({ code, options }) => {
      const value = textOf(answerField(index, code));
      return value === '' ? [] : [{ isChoice: options !== undefined, attribute_code: code, value }];
    });
    const of = (isChoice: boolean) =>
      answers.filter((answer) => answer.isChoice === isChoice).map(({ attribute_code, value }) => ({ attribute_code, value }));
    const quantity = parseQuantity(textOf(quantityField(index))).quantity ?? 0;
    return [
      { order_item_uid: line.id, quantity_to_return: quantity, selected_custom_attributes: of(true), entered_custom_attributes: of(false) },
    ];
  });
  if (items.length === 0) return undefined;
  const comment = textOf(COMMENT);
  return { order_uid: orderId, items, ...(comment === '' ? {} : { comment_text: comment }) };
}
