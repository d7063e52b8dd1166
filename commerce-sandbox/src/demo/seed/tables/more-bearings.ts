import { SERIES_222, SERIES_223, SERIES_60, SERIES_NU2, SERIES_NU22, SERIES_NU3, type BearingRow } from './bearings.ts';

/** Further series of ISO 15, ISO 355 and ISO 104, each row [designation, d, D, B or T or H] in millimetres. */

const codes = (prefix: string, rows: readonly (readonly [code: number, D: number, B: number])[]): readonly BearingRow[] =>
  rows.map(([code, D, B]) => [`${prefix}${String(code).padStart(2, '0')}`, [10, 12, 15, 17][code] ?? code * 5, D, B]);

/** Bores of more than 100 mm. */
export const LARGE_DEEP_GROOVE: readonly BearingRow[] = [
  ...codes('60', [
    [21, 160, 26],
    [22, 170, 28],
    [24, 180, 28],
    [26, 200, 33],
    [28, 210, 33],
    [30, 225, 35],
  ]),
  ...codes('62', [
    [21, 190, 36],
    [22, 200, 38],
    [24, 215, 40],
    [26, 230, 40],
    [28, 250, 42],
    [30, 270, 45],
  ]),
  ...codes('63', [
    [21, 225, 49],
    [22, 240, 50],
    [24, 260, 55],
    [26, 280, 58],
  ]),
];
/** Dimension series 00: narrow. */
export const SERIES_160 = codes('160', [
  [1, 28, 7],
  [2, 32, 8],
  [3, 35, 8],
  [4, 42, 8],
  [5, 47, 8],
  [6, 55, 9],
  [7, 62, 9],
  [8, 68, 9],
  [9, 75, 10],
  [10, 80, 10],
  [11, 90, 11],
  [12, 95, 11],
  [13, 100, 11],
  [14, 110, 13],
  [15, 115, 13],
  [16, 125, 14],
]);
/** Diameter series 4: heavy. */
export const SERIES_64 = codes('64', [
  [3, 62, 17],
  [4, 72, 19],
  [5, 80, 21],
  [6, 90, 23],
  [7, 100, 25],
  [8, 110, 27],
  [9, 120, 29],
  [10, 130, 31],
  [11, 140, 33],
  [12, 150, 35],
]);
/** Wide sealed bearings, dimension series 22 and 23. */
export const SERIES_622 = codes('622', [
  [0, 30, 14],
  [1, 32, 14],
  [2, 35, 14],
  [3, 40, 16],
  [4, 47, 18],
  [5, 52, 18],
  [6, 62, 20],
  [7, 72, 23],
  [8, 80, 23],
  [9, 85, 23],
  [10, 90, 23],
]);
export const SERIES_623 = codes('623', [
  [0, 35, 17],
  [1, 37, 17],
  [2, 42, 17],
  [3, 47, 19],
  [4, 52, 21],
  [5, 62, 24],
  [6, 72, 27],
  [7, 80, 31],
  [8, 90, 33],
  [9, 100, 36],
  [10, 110, 40],
]);

/** Double row angular contact. */
export const SERIES_32A = codes('32', [
  [0, 30, 14],
  [1, 32, 15.9],
  [2, 35, 15.9],
  [3, 40, 17.5],
  [4, 47, 20.6],
  [5, 52, 20.6],
  [6, 62, 23.8],
  [7, 72, 27],
  [8, 80, 30.2],
  [9, 85, 30.2],
  [10, 90, 30.2],
  [11, 100, 33.3],
  [12, 110, 36.5],
  [13, 120, 38.1],
  [14, 125, 39.7],
  [15, 130, 41.3],
  [16, 140, 44.4],
]);
export const SERIES_33A = codes('33', [
  [2, 42, 19],
  [3, 47, 22.2],
  [4, 52, 22.2],
  [5, 62, 25.4],
  [6, 72, 30.2],
  [7, 80, 34.9],
  [8, 90, 36.5],
  [9, 100, 39.7],
  [10, 110, 44.4],
  [11, 120, 49.2],
  [12, 130, 54],
]);
/** Single row angular contact of dimension series 10: the sizes of 60. */
export const SERIES_70: readonly BearingRow[] = SERIES_60.map(([name, d, D, B]) => [name.replace(/^60/, '70'), d, D, B]);

const renamed = (rows: readonly BearingRow[], from: RegExp, to: string): readonly BearingRow[] =>
  rows.map(([name, d, D, B]) => [name.replace(from, to), d, D, B]);

/** Self-aligning ball bearings: 13 has the sizes of 63, 22 and 23 those of the spherical 222 and 223. */
export const SERIES_13 = renamed(SERIES_NU3, /^NU3/, '13');
export const SERIES_22A = renamed(SERIES_222, /^222/, '22');
export const SERIES_23A: readonly BearingRow[] = codes('23', [
  [4, 52, 21],
  [5, 62, 24],
  [6, 72, 27],
  [7, 80, 31],
  [8, 90, 33],
  [9, 100, 36],
  [10, 110, 40],
  [11, 120, 43],
  [12, 130, 46],
]);

/** Cylindrical roller bearings: the types share the boundary dimensions of their series. */
const DIAMETER_23: readonly BearingRow[] = [
  ...codes('X23', [
    [4, 52, 21],
    [5, 62, 24],
    [6, 72, 27],
    [7, 80, 31],
  ]),
  ...renamed(SERIES_223, /^223/, 'X23'),
];
export const CYLINDRICAL: readonly BearingRow[] = [
  ...renamed(SERIES_60.slice(5), /^60/, 'NU10'),
  ...['NJ2', 'NUP2', 'N2'].flatMap((type) => renamed(SERIES_NU2, /^NU2/, type)),
  ...['NJ3', 'NUP3', 'N3'].flatMap((type) => renamed(SERIES_NU3, /^NU3/, type)),
  ...['NJ22', 'NUP22'].flatMap((type) => renamed(SERIES_NU22, /^NU22/, type)),
  ...['NU23', 'NJ23'].flatMap((type) => renamed(DIAMETER_23, /^X23/, type)),
];

export const MORE_SPHERICAL: readonly BearingRow[] = [
  ...codes('222', [
    [22, 200, 53],
    [24, 215, 58],
    [26, 230, 64],
    [28, 250, 68],
    [30, 270, 73],
    [32, 290, 80],
  ]),
  ...codes('230', [
    [22, 170, 45],
    [24, 180, 46],
    [26, 200, 52],
    [28, 210, 53],
    [30, 225, 56],
    [32, 240, 60],
    [34, 260, 67],
    [36, 280, 74],
    [38, 290, 75],
    [40, 310, 82],
  ]),
  ...codes('231', [
    [20, 165, 52],
    [22, 180, 56],
    [24, 200, 62],
    [26, 210, 64],
    [28, 225, 68],
    [30, 250, 80],
    [32, 270, 86],
    [34, 280, 88],
    [36, 300, 96],
    [38, 320, 104],
    [40, 340, 112],
  ]),
  ...codes('232', [
    [18, 160, 52.4],
    [20, 180, 60.3],
    [22, 200, 69.8],
    [24, 215, 76],
    [26, 230, 80],
    [28, 250, 88],
    [30, 270, 96],
    [32, 290, 104],
  ]),
];

export const MORE_TAPERED: readonly BearingRow[] = [
  ...codes('322', [
    [5, 52, 19.25],
    [6, 62, 21.25],
    [7, 72, 24.25],
    [8, 80, 24.75],
    [9, 85, 24.75],
    [10, 90, 24.75],
    [11, 100, 26.75],
    [12, 110, 29.75],
    [13, 120, 32.75],
    [14, 125, 33.25],
    [15, 130, 33.25],
    [16, 140, 35.25],
    [17, 150, 38.5],
    [18, 160, 42.5],
    [19, 170, 45.5],
    [20, 180, 49],
  ]),
  ...codes('323', [
    [4, 52, 22.25],
    [5, 62, 25.25],
    [6, 72, 28.75],
    [7, 80, 32.75],
    [8, 90, 35.25],
    [9, 100, 38.25],
    [10, 110, 42.25],
    [11, 120, 45.5],
    [12, 130, 48.5],
    [13, 140, 51],
    [14, 150, 54],
    [15, 160, 58],
    [16, 170, 61.5],
  ]),
  ...codes('313', [
    [5, 62, 18.25],
    [6, 72, 20.75],
    [7, 80, 22.75],
    [8, 90, 25.25],
    [9, 100, 27.25],
    [10, 110, 29.25],
    [11, 120, 31.5],
    [12, 130, 33.5],
    [13, 140, 36],
    [14, 150, 38],
    [15, 160, 40],
  ]),
];

export const SERIES_512 = codes('512', [
  [0, 26, 11],
  [1, 28, 11],
  [2, 32, 12],
  [3, 35, 12],
  [4, 40, 14],
  [5, 47, 15],
  [6, 52, 16],
  [7, 62, 18],
  [8, 68, 19],
  [9, 73, 20],
  [10, 78, 22],
  [11, 90, 25],
  [12, 95, 26],
  [13, 100, 27],
  [14, 105, 27],
  [15, 110, 27],
  [16, 115, 28],
]);
export const SERIES_513 = codes('513', [
  [5, 52, 18],
  [6, 60, 21],
  [7, 68, 24],
  [8, 78, 26],
  [9, 85, 28],
  [10, 95, 31],
  [11, 105, 35],
  [12, 110, 35],
]);

/** Drawn cups (ISO 3245): the number says bore and width. [bore, outside, widths]. */
const CUPS: readonly (readonly [number, number, readonly number[]])[] = [
  [4, 8, [8]],
  [5, 9, [9]],
  [6, 10, [8, 9]],
  [7, 11, [9]],
  [8, 12, [8]],
  [9, 13, [10, 12]],
  [10, 14, [15]],
  [12, 16, [10]],
  [13, 19, [12]],
  [14, 20, [12, 16]],
  [15, 21, [16, 22]],
  [16, 22, [12, 22]],
  [17, 23, [12, 16]],
  [18, 24, [12, 16]],
  [20, 26, [10, 12, 30]],
  [22, 28, [10, 12, 16, 20]],
  [25, 32, [12, 16, 26, 38]],
  [28, 35, [16, 20]],
  [30, 37, [12, 16, 26, 38]],
  [35, 42, [12, 16]],
  [40, 47, [12, 16]],
  [45, 52, [12, 16, 20]],
  [50, 58, [20, 25]],
];
const two = (value: number): string => String(value).padStart(2, '0');
export const MORE_CUPS: readonly BearingRow[] = CUPS.flatMap(([d, D, widths]) =>
  widths.map((B): BearingRow => [`HK${two(d)}${two(B)}`, d, D, B]),
);
/** With a closed end. */
export const CLOSED_CUPS: readonly BearingRow[] = [
  [8, 12, 10],
  [10, 14, 10],
  [12, 18, 12],
  [15, 21, 12],
  [16, 22, 16],
  [20, 26, 16],
  [20, 26, 20],
  [25, 32, 20],
  [30, 37, 20],
  [35, 42, 20],
  [40, 47, 20],
].map(([d = 0, D = 0, B = 0]): BearingRow => [`BK${two(d)}${two(B)}`, d, D, B]);
/** Needle roller bearings with machined rings, dimension series 49. */
export const SERIES_NA49 = codes('NA49', [
  [0, 22, 13],
  [1, 24, 13],
  [2, 28, 13],
  [3, 30, 13],
  [4, 37, 17],
  [5, 42, 17],
  [6, 47, 17],
  [7, 55, 20],
  [8, 62, 22],
  [9, 68, 22],
  [10, 72, 22],
  [11, 80, 25],
  [12, 85, 25],
  [13, 90, 25],
  [14, 100, 30],
  [15, 105, 30],
  [16, 110, 30],
]);

/** Insert bearings with set screws (ISO 9628): [size, d, D, width of the inner ring]. */
export const INSERTS: readonly BearingRow[] = [
  ['UC201', 12, 47, 31],
  ['UC202', 15, 47, 31],
  ['UC203', 17, 47, 31],
  ['UC204', 20, 47, 31],
  ['UC205', 25, 52, 34.1],
  ['UC206', 30, 62, 38.1],
  ['UC207', 35, 72, 42.9],
  ['UC208', 40, 80, 49.2],
  ['UC209', 45, 85, 49.2],
  ['UC210', 50, 90, 51.6],
  ['UC211', 55, 100, 55.6],
  ['UC212', 60, 110, 65.1],
  ['UC213', 65, 120, 65.1],
  ['UC214', 70, 125, 74.6],
  ['UC215', 75, 130, 77.8],
  ['UC216', 80, 140, 82.6],
  ['UC217', 85, 150, 85.7],
  ['UC218', 90, 160, 96],
];
