/**
 * Boundary dimensions of rolling bearings in millimetres: ISO 15 (radial), ISO 355 (tapered), ISO 104 (thrust), ISO 3245 (drawn cup
 * needle).
 * Each row is [designation without suffix, d, D, B], or [.., T] for tapered and [.., H] for thrust bearings.
 */
export type BearingRow = readonly [designation: string, d: number, D: number, B: number];

/** Bore of the bore codes 00, 01, 02, 03 and then five times the code. */
const BORE_OF_SMALL_CODES = [10, 12, 15, 17];

function series(prefix: string, firstCode: number, sizes: readonly (readonly [D: number, B: number])[]): readonly BearingRow[] {
  return sizes.map(([D, B], index) => {
    const code = firstCode + index;
    return [`${prefix}${String(code).padStart(2, '0')}`, BORE_OF_SMALL_CODES[code] ?? code * 5, D, B];
  });
}

export const MINIATURE: readonly BearingRow[] = [
  ['623', 3, 10, 4],
  ['624', 4, 13, 5],
  ['625', 5, 16, 5],
  ['626', 6, 19, 6],
  ['607', 7, 19, 6],
  ['608', 8, 22, 7],
  ['609', 9, 24, 7],
  ['627', 7, 22, 7],
  ['629', 9, 26, 8],
  ['634', 4, 16, 5],
  ['635', 5, 19, 6],
];

export const SERIES_618 = series('618', 0, [
  [19, 5],
  [21, 5],
  [24, 5],
  [26, 5],
  [32, 7],
  [37, 7],
  [42, 7],
  [47, 7],
  [52, 7],
  [58, 7],
  [65, 7],
  [72, 9],
  [78, 10],
  [85, 10],
  [90, 10],
  [95, 10],
  [100, 10],
  [110, 13],
  [115, 13],
  [120, 13],
  [125, 13],
]);
export const SERIES_619 = series('619', 0, [
  [22, 6],
  [24, 6],
  [28, 7],
  [30, 7],
  [37, 9],
  [42, 9],
  [47, 9],
  [55, 10],
  [62, 12],
  [68, 12],
  [72, 12],
  [80, 13],
  [85, 13],
  [90, 13],
  [100, 16],
  [105, 16],
  [110, 16],
  [120, 18],
  [125, 18],
  [130, 18],
  [140, 20],
]);
export const SERIES_60 = series('60', 0, [
  [26, 8],
  [28, 8],
  [32, 9],
  [35, 10],
  [42, 12],
  [47, 12],
  [55, 13],
  [62, 14],
  [68, 15],
  [75, 16],
  [80, 16],
  [90, 18],
  [95, 18],
  [100, 18],
  [110, 20],
  [115, 20],
  [125, 22],
  [130, 22],
  [140, 24],
  [145, 24],
  [150, 24],
]);
/** Diameter series 2 with width series 0: deep groove 62, angular contact 72, self-aligning 12, cylindrical N 2. */
const DIAMETER_2: readonly (readonly [number, number])[] = [
  [30, 9],
  [32, 10],
  [35, 11],
  [40, 12],
  [47, 14],
  [52, 15],
  [62, 16],
  [72, 17],
  [80, 18],
  [85, 19],
  [90, 20],
  [100, 21],
  [110, 22],
  [120, 23],
  [125, 24],
  [130, 25],
  [140, 26],
  [150, 28],
  [160, 30],
  [170, 32],
  [180, 34],
];
/** Diameter series 3 with width series 0: 63, 73, 13, N 3. */
const DIAMETER_3: readonly (readonly [number, number])[] = [
  [35, 11],
  [37, 12],
  [42, 13],
  [47, 14],
  [52, 15],
  [62, 17],
  [72, 19],
  [80, 21],
  [90, 23],
  [100, 25],
  [110, 27],
  [120, 29],
  [130, 31],
  [140, 33],
  [150, 35],
  [160, 37],
  [170, 39],
  [180, 41],
  [190, 43],
  [200, 45],
  [215, 47],
];
export const SERIES_62 = series('62', 0, DIAMETER_2);
export const SERIES_63 = series('63', 0, DIAMETER_3);
export const SERIES_72 = series('72', 0, DIAMETER_2);
export const SERIES_73 = series('73', 0, DIAMETER_3);
export const SERIES_12 = series('12', 0, DIAMETER_2);
export const SERIES_NU2 = series('NU2', 4, DIAMETER_2.slice(4));
export const SERIES_NU3 = series('NU3', 4, DIAMETER_3.slice(4));
/** Diameter series 2 with width series 2. */
const DIAMETER_22: readonly (readonly [number, number])[] = [
  [52, 18],
  [62, 20],
  [72, 23],
  [80, 23],
  [85, 23],
  [90, 23],
  [100, 25],
  [110, 28],
  [120, 31],
  [125, 31],
  [130, 31],
  [140, 33],
  [150, 36],
  [160, 40],
  [170, 43],
  [180, 46],
];
export const SERIES_NU22 = series('NU22', 5, DIAMETER_22);
export const SERIES_222 = series('222', 5, DIAMETER_22);
export const SERIES_223 = series('223', 8, [
  [90, 33],
  [100, 36],
  [110, 40],
  [120, 43],
  [130, 46],
  [140, 48],
  [150, 51],
  [160, 55],
  [170, 58],
  [180, 60],
  [190, 64],
  [200, 67],
  [215, 73],
]);

export const SERIES_302 = series('302', 3, [
  [40, 13.25],
  [47, 15.25],
  [52, 16.25],
  [62, 17.25],
  [72, 18.25],
  [80, 19.75],
  [85, 20.75],
  [90, 21.75],
  [100, 22.75],
  [110, 23.75],
  [120, 24.75],
  [125, 26.25],
  [130, 27.25],
  [140, 28.25],
  [150, 30.5],
  [160, 32.5],
  [170, 34.5],
  [180, 37],
]);
export const SERIES_303 = series('303', 2, [
  [42, 14.25],
  [47, 15.25],
  [52, 16.25],
  [62, 18.25],
  [72, 20.75],
  [80, 22.75],
  [90, 25.25],
  [100, 27.25],
  [110, 29.25],
  [120, 31.5],
  [130, 33.5],
  [140, 36],
  [150, 38],
  [160, 40],
]);
export const SERIES_320 = series('320', 4, [
  [42, 15],
  [47, 15],
  [55, 17],
  [62, 18],
  [68, 19],
  [75, 20],
  [80, 20],
  [90, 23],
  [95, 23],
  [100, 23],
  [110, 25],
  [115, 25],
  [125, 29],
  [130, 29],
  [140, 32],
  [145, 32],
  [150, 32],
]);
export const SERIES_511 = series('511', 0, [
  [24, 9],
  [26, 9],
  [28, 9],
  [30, 9],
  [35, 10],
  [42, 11],
  [47, 11],
  [52, 12],
  [60, 13],
  [65, 14],
  [70, 14],
  [78, 16],
  [85, 17],
  [90, 18],
  [95, 18],
  [100, 19],
  [105, 19],
]);
export const DRAWN_CUP: readonly BearingRow[] = [
  ['HK0810', 8, 12, 10],
  ['HK1010', 10, 14, 10],
  ['HK1012', 10, 14, 12],
  ['HK1212', 12, 18, 12],
  ['HK1512', 15, 21, 12],
  ['HK1616', 16, 22, 16],
  ['HK2016', 20, 26, 16],
  ['HK2020', 20, 26, 20],
  ['HK2520', 25, 32, 20],
  ['HK3020', 30, 37, 20],
  ['HK3520', 35, 42, 20],
  ['HK4020', 40, 47, 20],
];
