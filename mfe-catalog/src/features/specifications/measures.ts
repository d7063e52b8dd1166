/** A number with its unit, as the platform labels options that are sizes: "25 mm", "25 مم". */
export interface Measure {
  value: number;
  /** The number as it is written. */
  number: string;
  unit: string;
}

/** Undefined for what is no number with a unit ("M8", "ISO VG 32"). */
export function toMeasure(label: string): Measure | undefined {
  const [, number, unit] = /^(\d+(?:\.\d+)?)\s+(\D+)$/.exec(label.trim()) ?? [];
  return number && unit ? { value: Number(number), number, unit } : undefined;
}

/** The unit that all labels have; undefined where one is no size, or is in another unit. */
export function commonUnit(labels: readonly string[]): string | undefined {
  const units = new Set(labels.map((label) => toMeasure(label)?.unit));
  const [unit] = units;
  return units.size === 1 ? unit : undefined;
}

/** What is said in brackets at the end of a label, where that is a code: "Rubber seals, both sides (2RS)" is "2RS". */
export function shortLabel(label: string): string {
  return /\(([A-Z0-9][A-Z0-9-]{0,7})\)$/.exec(label)?.[1] ?? label;
}
