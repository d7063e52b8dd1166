import { choice, type NumberInput, type ValuesOf } from '../inputs';

/** Lengths in mm, speed in revolutions a minute. */
export const BELT_INPUTS = {
  section: choice('SPZ', 'SPA', 'SPB', 'SPC', 'A', 'B', 'C', 'XPZ', 'XPA', 'XPB'),
  d1: { kind: 'number', unit: 'mm', min: 1, max: 10_000, initial: '125' } satisfies NumberInput,
  d2: { kind: 'number', unit: 'mm', min: 1, max: 10_000, initial: '250' } satisfies NumberInput,
  a: { kind: 'number', unit: 'mm', min: 1, max: 100_000, initial: '500' } satisfies NumberInput,
  n: { kind: 'number', unit: 'r/min', min: 0.01, max: 100_000, initial: '1450' } satisfies NumberInput,
};

export type BeltValues = ValuesOf<typeof BELT_INPUTS>;

/** Above it, makers want to be asked: a pulley of cast iron is safe up to 30 m/s or so. */
const FAST_M_S = 30;

export interface BeltDrive {
  /** Datum length of the belt, mm. */
  length: number;
  /** m/s */
  speed: number;
  /** Of the second pulley, r/min. */
  n2: number;
  ratio: number;
  /** Degrees that the belt lies on the smaller pulley. */
  wrap: number;
  /** Between 0.7 and 2 times the sum of the diameters a drive works well (DIN 7753-2). */
  range: readonly [number, number];
  isFast: boolean;
}

/** An open drive with two pulleys. Undefined where the pulleys would touch. */
export function beltDrive({ d1, d2, a, n }: BeltValues): BeltDrive | undefined {
  if (2 * a <= d1 + d2) return undefined;
  const speed = (Math.PI * d1 * n) / 60_000;
  return {
    length: 2 * a + (Math.PI / 2) * (d1 + d2) + (d2 - d1) ** 2 / (4 * a),
    speed,
    n2: (n * d1) / d2,
    ratio: d2 / d1,
    wrap: 180 - (2 * Math.asin(Math.abs(d2 - d1) / (2 * a)) * 180) / Math.PI,
    range: [0.7 * (d1 + d2), 2 * (d1 + d2)],
    isFast: speed > FAST_M_S,
  };
}

/** The distance of the shafts for a belt of a given length, mm; undefined where it is too short for these pulleys. */
export function beltDistance(length: number, { d1, d2 }: Pick<BeltValues, 'd1' | 'd2'>): number | undefined {
  const free = length - (Math.PI / 2) * (d1 + d2);
  const under = free ** 2 - 2 * (d2 - d1) ** 2;
  const a = under < 0 || free <= 0 ? 0 : (free + Math.sqrt(under)) / 4;
  return 2 * a > d1 + d2 ? a : undefined;
}

/** Lengths of V-belts as the series R40 has them, mm (ISO 3, ISO 4184). */
const R40 = [
  10, 10.6, 11.2, 11.8, 12.5, 13.2, 14, 15, 16, 17, 18, 19, 20, 21.2, 22.4, 23.6, 25, 26.5, 28, 30, 31.5, 33.5, 35.5, 37.5, 40, 42.5,
];
const R40_REST = [45, 47.5, 50, 53, 56, 60, 63, 67, 71, 75, 80, 85, 90, 95];

/** The standard length that is nearest, mm. */
export function standardLength(length: number): number {
  const power = 10 ** Math.floor(Math.log10(length) - 1);
  const candidates = [...R40, ...R40_REST, 100].map((number) => number * power);
  const nearest = candidates.reduce((best, each) => (Math.abs(each - length) < Math.abs(best - length) ? each : best));
  return Math.round(nearest * 10) / 10;
}
