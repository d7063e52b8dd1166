/** Sleeves, nuts and washers for mounting bearings, in millimetres. */

/** Adapter sleeves (ISO 2982-1): [designation, shaft d1, bearing bore d, length]. */
export const SLEEVES: readonly (readonly [string, number, number, number])[] = [
  ...sleeves('H2', [
    [4, 17, 24],
    [5, 20, 26],
    [6, 25, 27],
    [7, 30, 29],
    [8, 35, 31],
    [9, 40, 33],
    [10, 45, 35],
    [11, 50, 37],
    [12, 55, 38],
    [13, 60, 40],
    [15, 65, 43],
    [16, 70, 46],
    [17, 75, 50],
    [18, 80, 52],
  ]),
  ...sleeves('H3', [
    [4, 17, 28],
    [5, 20, 29],
    [6, 25, 31],
    [7, 30, 35],
    [8, 35, 36],
    [9, 40, 39],
    [10, 45, 42],
    [11, 50, 45],
    [12, 55, 47],
    [13, 60, 50],
    [15, 65, 55],
    [16, 70, 59],
    [17, 75, 63],
    [18, 80, 65],
    [19, 85, 68],
    [20, 90, 71],
  ]),
];

function sleeves(
  prefix: string,
  rows: readonly (readonly [code: number, shaft: number, length: number])[],
): readonly (readonly [string, number, number, number])[] {
  return rows.map(([code, shaft, length]) => [`${prefix}${String(code).padStart(2, '0')}`, shaft, code * 5, length]);
}

/** Lock nuts (ISO 2982-2): [size, thread d, pitch, outside D, width B]. */
export const LOCK_NUTS: readonly (readonly [number, number, number, number, number])[] = [
  [0, 10, 0.75, 18, 4],
  [1, 12, 1, 22, 4],
  [2, 15, 1, 25, 5],
  [3, 17, 1, 28, 5],
  [4, 20, 1, 32, 6],
  [5, 25, 1.5, 38, 7],
  [6, 30, 1.5, 45, 7],
  [7, 35, 1.5, 52, 8],
  [8, 40, 1.5, 58, 9],
  [9, 45, 1.5, 65, 10],
  [10, 50, 1.5, 70, 11],
  [11, 55, 2, 75, 11],
  [12, 60, 2, 80, 11],
  [13, 65, 2, 85, 12],
  [14, 70, 2, 92, 12],
  [15, 75, 2, 98, 13],
  [16, 80, 2, 105, 15],
  [17, 85, 2, 110, 16],
  [18, 90, 2, 120, 16],
  [19, 95, 2, 125, 17],
  [20, 100, 2, 130, 18],
];

/** Taper bushes, bore 1:8, as all makers have them: [size, large diameter D, length L, bores]. */
export const TAPER_BUSHES: readonly (readonly [string, number, number, readonly number[]])[] = [
  ['1008', 35.2, 22.3, [10, 11, 12, 14, 15, 16, 18, 19, 20, 22, 24, 25]],
  ['1108', 38.4, 22.3, [10, 11, 12, 14, 15, 16, 18, 19, 20, 22, 24, 25, 28]],
  ['1210', 47.6, 25.4, [11, 12, 14, 15, 16, 18, 19, 20, 22, 24, 25, 28, 30, 32]],
  ['1610', 57.2, 25.4, [14, 15, 16, 18, 19, 20, 22, 24, 25, 28, 30, 32, 35, 38, 40, 42]],
  ['2012', 69.9, 31.8, [14, 16, 18, 19, 20, 22, 24, 25, 28, 30, 32, 35, 38, 40, 42, 45, 48, 50]],
  ['2517', 85.7, 44.5, [16, 18, 19, 20, 22, 24, 25, 28, 30, 32, 35, 38, 40, 42, 45, 48, 50, 55, 60]],
  ['3020', 108, 50.8, [25, 28, 30, 32, 35, 38, 40, 42, 45, 48, 50, 55, 60, 65, 70, 75]],
];

/** V-pulleys (ISO 4183): datum diameters by section, and distance of grooves e and of the outer groove from the edge f. */
export const PULLEYS: Readonly<Record<string, { readonly diameters: readonly number[]; readonly e: number; readonly f: number }>> = {
  SPZ: { diameters: [63, 71, 75, 80, 85, 90, 95, 100, 106, 112, 118, 125, 132, 140, 150, 160, 180, 200, 224, 250, 280, 315], e: 12, f: 8 },
  SPA: { diameters: [90, 95, 100, 106, 112, 118, 125, 132, 140, 150, 160, 170, 180, 200, 224, 250, 280, 315, 355, 400], e: 15, f: 10 },
  SPB: { diameters: [140, 150, 160, 170, 180, 190, 200, 212, 224, 236, 250, 280, 315, 355, 400, 450, 500], e: 19, f: 12.5 },
};

/** Synchronous belts in inch pitches (ISO 5294, ISO 5296): pitch p, thickness, [length code, teeth] and [width code, width]. */
export const TIMING_BELTS: Readonly<
  Record<
    string,
    {
      readonly pitch: number;
      readonly thickness: number;
      readonly lengths: readonly (readonly [number, number])[];
      readonly widths: readonly (readonly [string, number])[];
    }
  >
> = {
  XL: {
    pitch: 5.08,
    thickness: 2.3,
    widths: [
      ['025', 6.4],
      ['031', 7.9],
      ['037', 9.5],
    ],
    lengths: [
      [60, 30],
      [70, 35],
      [80, 40],
      [90, 45],
      [100, 50],
      [110, 55],
      [120, 60],
      [130, 65],
      [140, 70],
      [150, 75],
      [160, 80],
      [170, 85],
      [180, 90],
      [190, 95],
      [200, 100],
      [210, 105],
      [220, 110],
      [230, 115],
      [240, 120],
      [250, 125],
      [260, 130],
    ],
  },
  L: {
    pitch: 9.525,
    thickness: 3.6,
    widths: [
      ['050', 12.7],
      ['075', 19.1],
      ['100', 25.4],
    ],
    lengths: [
      [124, 33],
      [150, 40],
      [187, 50],
      [210, 56],
      [225, 60],
      [240, 64],
      [255, 68],
      [270, 72],
      [285, 76],
      [300, 80],
      [322, 86],
      [345, 92],
      [367, 98],
      [390, 104],
      [420, 112],
      [450, 120],
      [480, 128],
      [510, 136],
      [540, 144],
      [600, 160],
    ],
  },
  H: {
    pitch: 12.7,
    thickness: 4.3,
    widths: [
      ['075', 19.1],
      ['100', 25.4],
      ['150', 38.1],
      ['200', 50.8],
    ],
    lengths: [
      [240, 48],
      [270, 54],
      [300, 60],
      [330, 66],
      [360, 72],
      [390, 78],
      [420, 84],
      [450, 90],
      [480, 96],
      [510, 102],
      [540, 108],
      [570, 114],
      [600, 120],
      [630, 126],
      [660, 132],
      [700, 140],
      [750, 150],
      [800, 160],
      [850, 170],
      [900, 180],
      [1000, 200],
      [1100, 220],
    ],
  },
};

/**
 * Jaw couplings: [size, outside diameter, total length, largest bore, nominal torque of the 98 Shore element in Nm]. Invented series of a
 * usual geometry.
 */
export const COUPLINGS: readonly (readonly [number, number, number, number, number])[] = [
  [19, 40, 66, 24, 17],
  [24, 55, 78, 28, 60],
  [28, 65, 90, 38, 160],
  [38, 80, 114, 45, 325],
  [42, 95, 126, 55, 450],
  [48, 105, 140, 62, 525],
  [55, 120, 160, 74, 685],
  [65, 135, 185, 80, 940],
];
export const COUPLING_BORES: readonly number[] = [14, 19, 24, 28, 32, 38, 42, 48, 55, 60];
