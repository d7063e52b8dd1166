import { choice, type NumberInput, type ValuesOf } from '../inputs';

/** Diameters and width in mm, speed in revolutions a minute. */
export const GREASE_INPUTS = {
  type: choice('ball', 'cylindrical', 'spherical'),
  d: { kind: 'number', unit: 'mm', min: 1, max: 2000, initial: '45' } satisfies NumberInput,
  D: { kind: 'number', unit: 'mm', min: 1, max: 3000, initial: '100' } satisfies NumberInput,
  B: { kind: 'number', unit: 'mm', min: 1, max: 1000, initial: '25' } satisfies NumberInput,
  n: { kind: 'number', unit: 'r/min', min: 0.1, max: 100_000, initial: '1500' } satisfies NumberInput,
  temperature: choice('below-65', '65-80', '80-93', 'above-93'),
  dirt: choice('light', 'heavy', 'abrasive', 'heavy-abrasive'),
  moisture: choice('dry', 'humid', 'condensation', 'water'),
  vibration: choice('low', 'medium', 'high'),
  position: choice('horizontal', 'inclined', 'vertical'),
};

export type GreaseValues = ValuesOf<typeof GREASE_INPUTS>;
type Condition = 'temperature' | 'dirt' | 'moisture' | 'vibration' | 'position' | 'type';

/** Noria's table of factors. Temperatures of its Fahrenheit limits: 150, 175, 200 °F. */
const FACTORS: { readonly [Name in Condition]: Readonly<Record<GreaseValues[Name], number>> } = {
  temperature: { 'below-65': 1, '65-80': 0.5, '80-93': 0.2, 'above-93': 0.1 },
  dirt: { light: 1, heavy: 0.7, abrasive: 0.4, 'heavy-abrasive': 0.2 },
  moisture: { dry: 1, humid: 0.7, condensation: 0.4, water: 0.1 },
  vibration: { low: 1, medium: 0.6, high: 0.3 },
  position: { horizontal: 1, inclined: 0.5, vertical: 0.3 },
  type: { ball: 10, cylindrical: 5, spherical: 1 },
};

/** A grease is too old after it, however little it has done. */
const LONGEST_H = 32_000;

export interface Greasing {
  /** Product of all factors. */
  K: number;
  /** Operating hours between two greasings; undefined where the bearing turns too fast for the formula, or for grease. */
  hours: number | undefined;
  /** The same, where the grease's own age comes first. */
  isLimitedByAge: boolean;
  /** Grams each time. */
  grams: number;
}

/** How often, and how much. */
export function greasing(values: GreaseValues): Greasing {
  const { type, temperature, dirt, moisture, vibration, position, d, D, B, n } = values;
  const K =
    FACTORS.type[type] *
    FACTORS.temperature[temperature] *
    FACTORS.dirt[dirt] *
    FACTORS.moisture[moisture] *
    FACTORS.vibration[vibration] *
    FACTORS.position[position];
  const hours = K * (14e6 / (n * Math.sqrt(d)) - 4 * d);
  return {
    K,
    hours: hours > 0 ? Math.min(hours, LONGEST_H) : undefined,
    isLimitedByAge: hours > LONGEST_H,
    grams: 0.005 * D * B,
  };
}
