import { choice, type NumberInput, type ValuesOf } from '../inputs';

interface Unit {
  /** As it is written, in both languages. */
  symbol: string;
  /** How many of the SI unit one of it is (NIST SP 811, appendix B.8; BIPM, SI brochure). */
  factor: number;
  /** What its zero is in the SI unit. */
  offset?: number;
}

const POUND_FORCE_N = 0.45359237 * 9.80665;
const INCH_M = 0.0254;

/** By quantity, then by the unit's name in addresses. The first is what stands there at first. */
export const QUANTITIES = {
  length: {
    mm: { symbol: 'mm', factor: 1e-3 },
    in: { symbol: 'in', factor: INCH_M },
    cm: { symbol: 'cm', factor: 1e-2 },
    m: { symbol: 'm', factor: 1 },
    ft: { symbol: 'ft', factor: 12 * INCH_M },
    um: { symbol: 'µm', factor: 1e-6 },
    thou: { symbol: 'mil (thou)', factor: INCH_M / 1000 },
  },
  force: {
    N: { symbol: 'N', factor: 1 },
    kN: { symbol: 'kN', factor: 1e3 },
    lbf: { symbol: 'lbf', factor: POUND_FORCE_N },
    kgf: { symbol: 'kgf', factor: 9.80665 },
  },
  torque: {
    Nm: { symbol: 'N·m', factor: 1 },
    lbfft: { symbol: 'lbf·ft', factor: POUND_FORCE_N * 12 * INCH_M },
    lbfin: { symbol: 'lbf·in', factor: POUND_FORCE_N * INCH_M },
    kgfm: { symbol: 'kgf·m', factor: 9.80665 },
  },
  pressure: {
    bar: { symbol: 'bar', factor: 1e5 },
    psi: { symbol: 'psi', factor: POUND_FORCE_N / INCH_M ** 2 },
    kPa: { symbol: 'kPa', factor: 1e3 },
    MPa: { symbol: 'MPa', factor: 1e6 },
    atm: { symbol: 'atm', factor: 101_325 },
  },
  power: {
    kW: { symbol: 'kW', factor: 1e3 },
    W: { symbol: 'W', factor: 1 },
    hp: { symbol: 'hp', factor: POUND_FORCE_N * 12 * INCH_M * 550 },
    PS: { symbol: 'PS', factor: 75 * 9.80665 },
  },
  mass: {
    kg: { symbol: 'kg', factor: 1 },
    lb: { symbol: 'lb', factor: 0.45359237 },
    g: { symbol: 'g', factor: 1e-3 },
    oz: { symbol: 'oz', factor: 0.45359237 / 16 },
  },
  temperature: {
    C: { symbol: '°C', factor: 1, offset: 273.15 },
    F: { symbol: '°F', factor: 5 / 9, offset: 459.67 * (5 / 9) },
    K: { symbol: 'K', factor: 1 },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Unit>>>>;

export type Quantity = keyof typeof QUANTITIES;
const NAMES: readonly [Quantity, ...Quantity[]] = ['length', 'force', 'torque', 'pressure', 'power', 'mass', 'temperature'];

/** Addresses name the unit by its own name; one of another quantity is the first of the chosen one. */
export const UNIT_INPUTS = {
  quantity: choice(...NAMES),
  unit: choice('mm', ...NAMES.flatMap((name) => Object.keys(QUANTITIES[name])).slice(1)),
  value: { kind: 'number', unit: '', min: -1e12, max: 1e12, initial: '25' } satisfies NumberInput,
};

export type UnitValues = ValuesOf<typeof UNIT_INPUTS>;

export function unitsOf(quantity: Quantity): [name: string, unit: Unit][] {
  return Object.entries(QUANTITIES[quantity]);
}

export interface Conversion {
  from: string;
  to: readonly { name: string; symbol: string; value: number }[];
}

/** One value in all units of its quantity. Undefined below the absolute zero. */
export function convert({ quantity, unit, value }: UnitValues): Conversion | undefined {
  const units = unitsOf(quantity);
  const [from, { factor, offset = 0 }] = units.find(([name]) => name === unit) ?? units[0] ?? ['', { symbol: '', factor: 1 }];
  const inSi = value * factor + offset;
  if (quantity === 'temperature' && inSi < -1e-9) return undefined;
  return {
    from,
    to: units.flatMap(([name, other]) =>
      name === from ? [] : [{ name, symbol: other.symbol, value: (inSi - (other.offset ?? 0)) / other.factor }],
    ),
  };
}
