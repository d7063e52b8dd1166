import { inputError, notFound } from '../../platform/errors/errors.ts';
import type { SourceOf } from '../../platform/graphql/resolvers.ts';
import type { Input } from '../../platform/values/input.ts';
import { idOf, uid } from '../../platform/values/uid.ts';

type Language = 'en' | 'ar';
type Text = Readonly<Record<Language, string>>;

/** An attribute of a returned item: one of some options, or a text. */
export interface ReturnAttribute {
  readonly id: number;
  readonly code: string;
  readonly label: Text;
  readonly options: readonly { readonly id: number; readonly label: Text }[] | undefined;
}

const REASONS: readonly (readonly [number, string, string])[] = [
  [1, 'Wrong item delivered', 'صنف غير مطابق للطلب'],
  [2, 'Wrong size', 'مقاس غير مناسب'],
  [3, 'Out of Service', 'لا يعمل'],
  [4, 'Other', 'سبب آخر'],
];
const CONDITIONS: readonly (readonly [number, string, string])[] = [
  [5, 'Unopened', 'لم يُفتح'],
  [6, 'Opened', 'مفتوح'],
  [7, 'Damaged', 'تالف'],
];
const RESOLUTIONS: readonly (readonly [number, string, string])[] = [
  [8, 'Exchange', 'استبدال'],
  [9, 'Refund', 'استرداد المبلغ'],
  [10, 'Repair', 'إصلاح'],
];

const options = (rows: readonly (readonly [number, string, string])[]): ReturnAttribute['options'] =>
  rows.map(([id, en, ar]) => ({ id, label: { en, ar } }));

export const RETURN_ATTRIBUTES: readonly ReturnAttribute[] = [
  { id: 181, code: 'resolution', label: { en: 'Resolution', ar: 'الحل المطلوب' }, options: options(RESOLUTIONS) },
  { id: 182, code: 'condition', label: { en: 'Item Condition', ar: 'حالة الصنف' }, options: options(CONDITIONS) },
  { id: 183, code: 'reason', label: { en: 'Reason to Return', ar: 'سبب الإرجاع' }, options: options(REASONS) },
  { id: 184, code: 'reason_other', label: { en: 'Other', ar: 'سبب آخر بالتفصيل' }, options: undefined },
];

/** Chosen option ids as numbers and entered texts, by attribute code. */
export type ReturnAnswers = Readonly<Record<string, number | string>>;

const LONGEST_TEXT = 2000;

function attributeOf(code: string): ReturnAttribute {
  const attribute = RETURN_ATTRIBUTES.find((candidate) => candidate.code === code);
  if (!attribute) throw notFound(`The attribute with a "${code}" attributeCode doesn't exist. Verify the attribute and try again.`);
  return attribute;
}

/** The attributes that a request gives for one item, or the platform's refusal. */
export function readReturnAnswers(item: Input): ReturnAnswers {
  const answers: Record<string, number | string> = {};
  for (const entered of item.list('entered_custom_attributes')) {
    const attribute = attributeOf(entered.text('attribute_code') ?? '');
    if (attribute.options) throw inputError(`Attribute ${attribute.code} is not entered. It's selected`);
    const text = entered.text('value')?.trim() ?? '';
    if (text === '') throw inputError(`Value of ${attribute.code} is incorrect`);
    answers[attribute.code] = text.slice(0, LONGEST_TEXT);
  }
  for (const selected of item.list('selected_custom_attributes')) {
    const attribute = attributeOf(selected.text('attribute_code') ?? '');
    if (!attribute.options) throw inputError(`Attribute ${attribute.code} is not selected`);
    const given = selected.text('value') ?? '';
    const id = /^\d{1,9}$/.test(given) ? Number(given) : idOf(given);
    if (!attribute.options.some((option) => option.id === id) || id === undefined)
      throw inputError(`Value of ${attribute.code} is incorrect`);
    answers[attribute.code] = id;
  }
  return answers;
}

interface ShownAnswer {
  readonly attribute: ReturnAttribute;
  readonly option: { readonly id: number; readonly label: Text } | undefined;
  readonly text: string;
}

function shown(answers: ReturnAnswers, language: Language): readonly ShownAnswer[] {
  return RETURN_ATTRIBUTES.flatMap((attribute) => {
    const answer = answers[attribute.code];
    if (answer === undefined) return [];
    const option = attribute.options?.find((candidate) => candidate.id === answer);
    return [{ attribute, option, text: option?.label[language] ?? String(answer) }];
  });
}

/** `ReturnItem.custom_attributes`: values as JSON text, as the platform gives them. */
export function customAttributes(answers: ReturnAnswers, language: Language): readonly SourceOf<'ReturnCustomAttribute'>[] {
  return shown(answers, language).map(({ attribute, text }) => ({
    uid: uid(attribute.id),
    label: attribute.label[language],
    value: JSON.stringify(text),
  }));
}

/** `ReturnItem.custom_attributesV2`. */
export function customAttributesV2(answers: ReturnAnswers, language: Language): readonly SourceOf<'AttributeValueInterface'>[] {
  return shown(answers, language).map(({ attribute, option, text }) =>
    option
      ? {
          __typename: 'AttributeSelectedOptions',
          code: attribute.code,
          selected_options: [{ __typename: 'AttributeSelectedOption', label: text, value: String(option.id) }],
        }
      : { __typename: 'AttributeValue', code: attribute.code, value: text },
  );
}
