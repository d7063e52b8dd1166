import { operation, type PageOperation } from 'shared-contracts';
import { AttributeOptionsDocument, type AttributeOptionsQuery } from './attribute-options.graphql.ts';

/** The options of attributes, which lists are filtered by. Without them a link leads to the whole list. */
export function attributeOptions(codes: readonly string[]): PageOperation<AttributeOptionsQuery> {
  return operation(AttributeOptionsDocument, { attributes: attributesOf(codes) }, { required: false });
}

/** Attributes as the platform is asked for them. */
export const attributesOf = (codes: readonly string[]) =>
  codes.map((attribute_code) => ({ attribute_code, entity_type: 'catalog_product' as const }));

export interface Option {
  label: string;
  value: string;
}

/** The options of an attribute, as the platform has them. */
export function optionsOf(answer: AttributeOptionsQuery | undefined, code: string): Option[] {
  const found = answer?.customAttributeMetadataV2?.items?.find((item) => item?.code === code);
  return (found?.options ?? []).flatMap((option) => (option?.label ? [{ label: option.label, value: option.value }] : []));
}

/** The number that an option's label begins with: 25 of "25 mm". */
export const numberOf = ({ label }: Option): number => Number.parseFloat(label);

/** Options whose numbers are nearest to a value, no farther from it than `within` (a part of it). */
export function nearestOptions(
  options: readonly Option[],
  value: number,
  { count = 1, within = 0 }: { count?: number; within?: number } = {},
): Option[] {
  const distance = (option: Option) => Math.abs(numberOf(option) - value);
  return options
    .filter((option) => distance(option) <= value * within + 1e-9)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, count);
}

/** Address of a list with filters: `from` is the least that a number attribute may be. */
export function listPath(category: string, suffix: string, filters: readonly (readonly [code: string, value: string])[]): string {
  const search = new URLSearchParams(filters.map(([code, value]) => [`f.${code}`, value])).toString();
  return `/${category}${suffix}${search && `?${search}`}`;
}
