import { text, type Text } from '../../../platform/values/text.ts';

const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const POP_ISOLATE = '\u2069';

/** Keeps a part number or a dimension left to right inside Arabic text: "6205-2RS" would otherwise be shown in pieces. */
export const ltr = (value: string): string => `${LEFT_TO_RIGHT_ISOLATE}${value}${POP_ISOLATE}`;

/** A dimension chain such as 25 × 52 × 15 mm, in both languages. */
export function dimensions(values: readonly number[]): Text {
  const chain = values.map(String).join(' × ');
  return text(`${chain} mm`, `${ltr(chain)} مم`);
}

/** The same number for the same text on every machine: seeds must be deterministic. FNV-1a. */
export function hash(value: string): number {
  let result = 2_166_136_261;
  for (const character of value) result = Math.imul(result ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return result;
}

export function pick<Item>(items: readonly [Item, ...Item[]], key: string): Item {
  return items[hash(key) % items.length] ?? items[0];
}

export function slug(value: string): string {
  return value
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
