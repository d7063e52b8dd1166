import { choice, type NumberInput, type ValuesOf } from '../inputs';

/** Pitches of ISO 606, mm: European (B) and American (A) chains. */
export const PITCHES = {
  '08B': 12.7,
  '05B': 8,
  '06B': 9.525,
  '10B': 15.875,
  '12B': 19.05,
  '16B': 25.4,
  '20B': 31.75,
  '24B': 38.1,
  '28B': 44.45,
  '32B': 50.8,
  '08A': 12.7,
  '10A': 15.875,
  '12A': 19.05,
  '16A': 25.4,
} as const;
type Chain = keyof typeof PITCHES;

/** The numbers of a chain that somebody would look for first stand first. */
const CHAINS: readonly [Chain, ...Chain[]] = [
  '08B',
  '05B',
  '06B',
  '10B',
  '12B',
  '16B',
  '20B',
  '24B',
  '28B',
  '32B',
  '08A',
  '10A',
  '12A',
  '16A',
];

export const CHAIN_INPUTS = {
  chain: choice(...CHAINS),
  z1: { kind: 'number', unit: '', min: 5, max: 500, isWhole: true, initial: '19' } satisfies NumberInput,
  z2: { kind: 'number', unit: '', min: 5, max: 500, isWhole: true, initial: '38' } satisfies NumberInput,
  a: { kind: 'number', unit: 'mm', min: 1, max: 100_000, initial: '500' } satisfies NumberInput,
  n: { kind: 'number', unit: 'r/min', min: 0.01, max: 20_000, initial: '300' } satisfies NumberInput,
};

export type ChainValues = ValuesOf<typeof CHAIN_INPUTS>;

export interface ChainDrive {
  /** Pitches for the wanted distance, with a fraction. */
  exact: number;
  /** Pitches that a chain can have without an offset link: the next even number. */
  pitches: number;
  /** mm */
  length: number;
  /** Distance of the shafts with that chain, mm. */
  distance: number;
  /** m/s */
  speed: number;
  ratio: number;
  n2: number;
  /** Pitch circles, mm. */
  diameters: readonly [number, number];
  /** 30 to 50 pitches work well (ISO 10823). */
  range: readonly [number, number];
}

/** A drive with two sprockets. Undefined where they would touch. */
export function chainDrive({ chain, z1, z2, a, n }: ChainValues): ChainDrive | undefined {
  const p = PITCHES[chain];
  const diameters = [pitchCircle(p, z1), pitchCircle(p, z2)] as const;
  if (2 * a <= diameters[0] + diameters[1] + p) return undefined;
  const middle = (z1 + z2) / 2;
  const difference = ((z2 - z1) / (2 * Math.PI)) ** 2;
  const exact = (2 * a) / p + middle + (difference * p) / a;
  const pitches = evenAbove(exact);
  const free = pitches - middle;
  return {
    exact,
    pitches,
    length: pitches * p,
    distance: (p / 4) * (free + Math.sqrt(free ** 2 - 8 * difference)),
    speed: (z1 * p * n) / 60_000,
    ratio: z2 / z1,
    n2: (n * z1) / z2,
    diameters,
    range: [30 * p, 50 * p],
  };
}

/** What a calculation leaves behind the ninth decimal is no reason for two links more. */
function evenAbove(pitches: number): number {
  return 2 * Math.ceil(Number((pitches / 2).toFixed(9)));
}

function pitchCircle(p: number, z: number): number {
  return p / Math.sin(Math.PI / z);
}
