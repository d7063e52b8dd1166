/** Dimensions of fasteners in millimetres, each table from the standard that it names. */

/** Hexagon screws: thread d, pitch P, head height k, width across flats s (ISO 4014 and ISO 4017). */
export const HEXAGON_HEADS: readonly (readonly [number, number, number, number])[] = [
  [4, 0.7, 2.8, 7],
  [5, 0.8, 3.5, 8],
  [6, 1, 4, 10],
  [8, 1.25, 5.3, 13],
  [10, 1.5, 6.4, 16],
  [12, 1.75, 7.5, 18],
  [14, 2, 8.8, 21],
  [16, 2, 10, 24],
  [18, 2.5, 11.5, 27],
  [20, 2.5, 12.5, 30],
  [24, 3, 15, 36],
  [30, 3.5, 18.7, 46],
];
/** Lengths in which ISO 4014 screws are stocked, as multiples of no rule but the standard's series. */
export const SCREW_LENGTHS: readonly number[] = [8, 10, 12, 16, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 80, 90, 100, 110, 120];

/** Socket head cap screws (ISO 4762): thread d, pitch, head diameter dk, head height k, hexagon socket s. */
export const SOCKET_HEADS: readonly (readonly [number, number, number, number, number])[] = [
  [3, 0.5, 5.5, 3, 2.5],
  [4, 0.7, 7, 4, 3],
  [5, 0.8, 8.5, 5, 4],
  [6, 1, 10, 6, 5],
  [8, 1.25, 13, 8, 6],
  [10, 1.5, 16, 10, 8],
  [12, 1.75, 18, 12, 10],
  [16, 2, 24, 16, 14],
  [20, 2.5, 30, 20, 17],
];

/** Hexagon nuts, style 1 (ISO 4032): thread d, pitch, width across flats s, height m. */
export const NUTS: readonly (readonly [number, number, number, number])[] = [
  [3, 0.5, 5.5, 2.4],
  [4, 0.7, 7, 3.2],
  [5, 0.8, 8, 4.7],
  [6, 1, 10, 5.2],
  [8, 1.25, 13, 6.8],
  [10, 1.5, 16, 8.4],
  [12, 1.75, 18, 10.8],
  [14, 2, 21, 12.8],
  [16, 2, 24, 14.8],
  [18, 2.5, 27, 15.8],
  [20, 2.5, 30, 18],
  [22, 2.5, 34, 19.4],
  [24, 3, 36, 21.5],
  [27, 3, 41, 23.8],
  [30, 3.5, 46, 25.6],
];

/** Plain washers (ISO 7089): for thread, inside d1, outside d2, thickness h. */
export const WASHERS: readonly (readonly [number, number, number, number])[] = [
  [3, 3.2, 7, 0.5],
  [4, 4.3, 9, 0.8],
  [5, 5.3, 10, 1],
  [6, 6.4, 12, 1.6],
  [8, 8.4, 16, 1.6],
  [10, 10.5, 20, 2],
  [12, 13, 24, 2.5],
  [14, 15, 28, 2.5],
  [16, 17, 30, 3],
  [18, 19, 34, 3],
  [20, 21, 37, 3],
  [24, 25, 44, 4],
  [30, 31, 56, 4],
];

/** Spring lock washers (DIN 127 B): for thread, inside, outside, thickness. */
export const SPRING_WASHERS: readonly (readonly [number, number, number, number])[] = [
  [4, 4.1, 7.6, 0.9],
  [5, 5.1, 9.2, 1.2],
  [6, 6.1, 11.8, 1.6],
  [8, 8.1, 14.8, 2],
  [10, 10.2, 18.1, 2.2],
  [12, 12.2, 21.1, 2.5],
  [16, 16.2, 27.4, 3.5],
  [20, 20.2, 33.6, 4],
  [24, 24.5, 40, 5],
];

/** Parallel keys (DIN 6885-1, form A): width b, height h, shortest and longest standard length. */
export const KEY_SECTIONS: readonly (readonly [number, number, number, number])[] = [
  [2, 2, 6, 20],
  [3, 3, 6, 36],
  [4, 4, 8, 45],
  [5, 5, 10, 56],
  [6, 6, 14, 70],
  [8, 7, 18, 90],
  [10, 8, 22, 110],
  [12, 8, 28, 140],
  [14, 9, 36, 160],
  [16, 10, 45, 180],
  [18, 11, 50, 200],
  [20, 12, 56, 220],
  [22, 14, 63, 250],
  [25, 14, 70, 280],
];
export const KEY_LENGTHS: readonly number[] = [
  6, 8, 10, 12, 14, 16, 18, 20, 22, 25, 28, 32, 36, 40, 45, 50, 56, 63, 70, 80, 90, 100, 110, 125, 140, 160, 180, 200, 220, 250, 280,
];
