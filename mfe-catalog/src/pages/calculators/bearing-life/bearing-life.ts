import { choice, type NumberInput, type ValuesOf } from '../inputs';

const DEEP_GROOVE_ONLY = { choice: 'type', options: ['deep-groove'] };
const OTHERS_ONLY = { choice: 'type', options: ['ball', 'roller'] };

/** Loads in kN, speed in revolutions a minute, life in hours. */
export const BEARING_LIFE_INPUTS = {
  type: choice('deep-groove', 'ball', 'roller'),
  C: { kind: 'number', unit: 'kN', min: 0.01, max: 100_000, initial: '14' } satisfies NumberInput,
  C0: { kind: 'number', unit: 'kN', min: 0.01, max: 100_000, onlyFor: DEEP_GROOVE_ONLY, initial: '7.85' } satisfies NumberInput,
  f0: { kind: 'number', unit: '', min: 1, max: 20, onlyFor: DEEP_GROOVE_ONLY, initial: '14' } satisfies NumberInput,
  Fr: { kind: 'number', unit: 'kN', min: 0, max: 100_000, initial: '2' } satisfies NumberInput,
  Fa: { kind: 'number', unit: 'kN', min: 0, max: 100_000, initial: '0' } satisfies NumberInput,
  X: { kind: 'number', unit: '', min: 0, max: 10, onlyFor: OTHERS_ONLY, initial: '1' } satisfies NumberInput,
  Y: { kind: 'number', unit: '', min: 0, max: 20, onlyFor: OTHERS_ONLY, initial: '0' } satisfies NumberInput,
  n: { kind: 'number', unit: 'r/min', min: 0.01, max: 1_000_000, initial: '1450' } satisfies NumberInput,
  reliability: choice('90', '95', '96', '97', '98', '99'),
  hours: { kind: 'number', unit: 'h', min: 1, max: 10_000_000, initial: '20000' } satisfies NumberInput,
  d: { kind: 'number', unit: 'mm', min: 0.1, max: 5000, isOptional: true, initial: '25' } satisfies NumberInput & { isOptional: true },
};

export type BearingLifeValues = ValuesOf<typeof BEARING_LIFE_INPUTS>;

/** Factor for reliability, by how many of a hundred bearings reach the life (ISO 281:2007, table 12). */
const A1: Readonly<Record<BearingLifeValues['reliability'], number>> = { 90: 1, 95: 0.64, 96: 0.55, 97: 0.47, 98: 0.37, 99: 0.25 };

/** Deep groove ball bearings: f0·Fa/C0, limit e, factor Y (ISO 281:2007, table 3). X is 0.56. */
const DEEP_GROOVE = [
  [0.172, 0.19, 2.3],
  [0.345, 0.22, 1.99],
  [0.689, 0.26, 1.71],
  [1.03, 0.28, 1.55],
  [1.38, 0.3, 1.45],
  [2.07, 0.34, 1.31],
  [3.45, 0.38, 1.15],
  [5.17, 0.42, 1.04],
  [6.89, 0.44, 1],
] as const;
const DEEP_GROOVE_X = 0.56;

/** ISO 281 holds up to this part of C; above it metal yields. */
const MAX_LOAD_RATIO = 0.5;

export interface BearingLife {
  /** Equivalent load, kN. */
  P: number;
  X: number;
  Y: number;
  /** Million revolutions that nine of ten bearings reach. */
  L10: number;
  /** The same in hours. */
  L10h: number;
  a1: number;
  /** Hours at the chosen reliability. */
  Lnmh: number;
  /** The load rating that reaches the wanted hours at that reliability, kN. */
  neededC: number;
  isOverloaded: boolean;
}

/** Basic and adjusted rating life (ISO 281). Undefined without any load. */
export function bearingLife(values: BearingLifeValues): BearingLife | undefined {
  const { C, n, hours } = values;
  const { P, X, Y } = equivalentLoad(values);
  if (P <= 0) return undefined;
  const p = lifeExponent(values.type);
  const a1 = A1[values.reliability];
  const L10 = (C / P) ** p;
  const toHours = 1e6 / (60 * n);
  return {
    P,
    X,
    Y,
    L10,
    L10h: L10 * toHours,
    a1,
    Lnmh: a1 * L10 * toHours,
    neededC: P * (hours / toHours / a1) ** (1 / p),
    isOverloaded: P > MAX_LOAD_RATIO * C,
  };
}

export const lifeExponent = (type: BearingLifeValues['type']): number => (type === 'roller' ? 10 / 3 : 3);

function equivalentLoad(values: BearingLifeValues): { P: number; X: number; Y: number } {
  const { type, Fr, Fa } = values;
  const { X, Y } = type === 'deep-groove' ? deepGrooveFactors(values) : values;
  return { P: X * Fr + Y * Fa, X, Y };
}

/** Below e the axial load makes no difference. Between the table's lines, straight. */
function deepGrooveFactors({ C0, f0, Fr, Fa }: BearingLifeValues): { X: number; Y: number } {
  if (Fa === 0) return { X: 1, Y: 0 };
  const [e, Y] = interpolate((f0 * Fa) / C0);
  return Fa <= e * Fr ? { X: 1, Y: 0 } : { X: DEEP_GROOVE_X, Y };
}

function interpolate(ratio: number): [e: number, Y: number] {
  const above = DEEP_GROOVE.findIndex(([at]) => at >= ratio);
  const [at1, e1, Y1] = DEEP_GROOVE[above < 0 ? DEEP_GROOVE.length - 1 : above] ?? DEEP_GROOVE[0];
  if (above <= 0) return [e1, Y1];
  const [at0, e0, Y0] = DEEP_GROOVE[above - 1] ?? DEEP_GROOVE[0];
  const part = (ratio - at0) / (at1 - at0);
  return [e0 + (e1 - e0) * part, Y0 + (Y1 - Y0) * part];
}
