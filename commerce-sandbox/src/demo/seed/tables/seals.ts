import { O_RINGS } from './other.ts';

/** Further radial shaft seals (ISO 6194-1): [shaft d, bore D, width b] in millimetres. */
export const MORE_SHAFT_SEALS: readonly (readonly [number, number, number])[] = [
  [6, 16, 7],
  [6, 22, 7],
  [7, 22, 7],
  [8, 22, 7],
  [8, 24, 7],
  [9, 22, 7],
  [10, 22, 7],
  [10, 25, 7],
  [12, 24, 7],
  [12, 25, 7],
  [12, 30, 7],
  [15, 26, 7],
  [15, 35, 7],
  [16, 30, 7],
  [18, 30, 7],
  [18, 35, 7],
  [22, 40, 7],
  [22, 47, 7],
  [28, 47, 7],
  [28, 52, 7],
  [35, 55, 8],
  [38, 58, 8],
  [95, 120, 12],
  [105, 130, 12],
  [110, 140, 12],
  [120, 150, 12],
  [130, 160, 12],
  [140, 170, 15],
  [150, 180, 15],
  [160, 190, 15],
  [170, 200, 15],
  [180, 210, 15],
  [190, 220, 15],
  [200, 230, 15],
];

/** Inside diameters of ISO 3601-1 are given in inches by its size codes; 25.4 mm each, to hundredths of a millimetre. */
const MM_PER_INCH = 25.4;
const HUNDREDTHS = 100;
/** Keeps 1.475 in at 37.47 mm, as the standard rounds it, where binary fractions lie just below the half. */
const ROUNDING = 1e-6;

const inch = (value: number): number => Math.round(value * MM_PER_INCH * HUNDREDTHS + ROUNDING) / HUNDREDTHS;

/** Codes that count up by one while the diameter grows by a fixed step. */
function run(first: number, count: number, from: number, step: number): readonly (readonly [string, number])[] {
  return Array.from({ length: count }, (_unused, index) => [
    String(first + index).padStart(3, '0'),
    inch(Math.round((from + index * step) * 1000) / 1000),
  ]);
}

const ALL: readonly { readonly d2: number; readonly sizes: readonly (readonly [string, number])[] }[] = [
  { d2: 1.78, sizes: [['004', 1.78], ['005', 2.57], ...run(29, 13, 1.489, 0.125), ...run(42, 9, 3.239, 0.25)] },
  {
    d2: 2.62,
    sizes: [
      ['102', 1.24],
      ['103', 2.06],
      ['104', 2.84],
      ['105', 3.63],
      ['106', 4.42],
      ['107', 5.23],
      ['108', 6.02],
      ['109', 7.59],
      ...sixteenths(131, 4, 1.674, Math.round),
      ...sixteenths(135, 16, 1.925, Math.floor),
      ...run(151, 8, 2.987, 0.25),
    ],
  },
  {
    d2: 3.53,
    sizes: [
      ['201', 4.34],
      ['202', 5.94],
      ['203', 7.52],
      ['204', 9.12],
      ['205', 10.69],
      ['206', 12.29],
      ['207', 13.87],
      ['208', 15.47],
      ['209', 17.04],
      ...run(231, 28, 2.609, 0.125),
    ],
  },
  {
    d2: 5.33,
    sizes: [
      ['309', 10.46],
      ['310', 12.07],
      ['311', 13.64],
      ['312', 15.24],
      ['313', 16.81],
      ['314', 18.42],
      ['315', 19.99],
      ['316', 21.59],
      ['317', 23.16],
      ['318', 24.77],
      ['319', 26.34],
      ['320', 27.94],
      ['321', 29.51],
      ['322', 31.12],
      ['323', 32.69],
      ['324', 34.29],
      ...run(337, 13, 2.975, 0.125),
    ],
  },
  { d2: 6.99, sizes: [...run(425, 13, 4.475, 0.125), ...run(438, 8, 6.225, 0.25)] },
];

/** Steps of a sixteenth, which the standard writes to thousandths: 1.674, 1.737, 1.799, 1.862, then 1.925, 1.987, 2.050 … */
function sixteenths(first: number, count: number, from: number, round: (value: number) => number): readonly (readonly [string, number])[] {
  return Array.from({ length: count }, (_unused, index) => [
    String(first + index),
    inch(round((from + index * 0.0625) * 1000 + ROUNDING) / 1000),
  ]);
}

const BEGUN: ReadonlySet<string> = new Set(O_RINGS.flatMap(({ sizes }) => sizes.map(([code]) => code)));

/** Sizes that the first table of the shop lacks. */
export const MORE_O_RINGS = ALL.map(({ d2, sizes }) => ({ d2, sizes: sizes.filter(([code]) => !BEGUN.has(code)) }));
