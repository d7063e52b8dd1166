import type { AttributeLabelsQuery } from './attribute-labels.graphql.ts';

export interface Specification {
  code: string;
  label: string;
  value: string;
  /** Message of the unit that a bare number is in. */
  unit: Unit | undefined;
}

export type PlatformAttribute =
  { code: string; value: string } | { code: string; selected_options: readonly ({ label: string } | null)[] } | null;

/** The platform keeps no units; the shop's number attributes name theirs at the end of the code. */
export type Unit = 'unit.mm' | 'unit.kn' | 'unit.kg' | 'unit.l';
const UNITS: Readonly<Record<string, Unit>> = { mm: 'unit.mm', kn: 'unit.kn', kg: 'unit.kg', l: 'unit.l' };

/** The unit of a number attribute, by its code. */
export const unitOf = (code: string): Unit | undefined => UNITS[code.split('_').at(-1) ?? ''];

export type AttributeView = Pick<Specification, 'value' | 'unit'> & {
  /** Its values, where it has more than one: those of the variants. */
  several?: readonly string[];
};

/** The rows of a product's specification table, in the platform's order, without the attributes that are chosen (`hidden`). */
export function toSpecifications(
  attributes: readonly PlatformAttribute[] | null | undefined,
  labels: AttributeLabelsQuery | undefined,
  hidden: readonly string[] = [],
): Specification[] {
  const labelOf = new Map(
    (labels?.customAttributeMetadataV2.items ?? []).flatMap((item) => (item?.label ? [[item.code, item.label] as const] : [])),
  );
  return (attributes ?? []).flatMap((attribute) => {
    const view = attribute && !hidden.includes(attribute.code) ? toAttributeView(attribute) : undefined;
    return attribute && view ? [{ code: attribute.code, label: labelOf.get(attribute.code) ?? readable(attribute.code), ...view }] : [];
  });
}

/** An attribute's value as it is shown; undefined for an empty one. */
export function toAttributeView(attribute: NonNullable<PlatformAttribute>): AttributeView | undefined {
  const options = 'value' in attribute ? [] : attribute.selected_options.flatMap((option) => (option ? [option.label] : []));
  const value = 'value' in attribute ? attribute.value.trim() : options.join(', ');
  if (value === '') return undefined;
  const isNumber = 'value' in attribute && /^-?\d+(\.\d+)?$/.test(value);
  return { value, unit: isNumber ? unitOf(attribute.code) : undefined, ...(options.length > 1 ? { several: options } : {}) };
}

/** `bore_diameter` becomes "Bore diameter". */
function readable(code: string): string {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A unit alone, from the message that writes it after a number. */
export function unitText(text: (unit: Unit, values: { value: string }) => string, unit: Unit): string {
  return text(unit, { value: '' })
    .replace(/[\u2066-\u2069]/g, '')
    .trim();
}
